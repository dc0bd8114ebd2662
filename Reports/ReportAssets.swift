// assets
