"""How quick the site's pages and answers are beside a bare page of Flask, on the same server."""
