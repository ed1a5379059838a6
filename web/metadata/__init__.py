"""What programs are told of the pages: places that find, list, show or install them."""
