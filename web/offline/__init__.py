"""The site without a connection: what a browser keeps of it, and questions that are taken along."""
