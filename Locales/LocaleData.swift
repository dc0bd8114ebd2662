// locale data
