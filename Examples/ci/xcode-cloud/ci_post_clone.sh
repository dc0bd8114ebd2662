#!/bin/sh
# Untested: Xcode Cloud runs ci_scripts/ci_post_clone.sh beside the project after each clone; a failed gate fails the build.
set -eu
brew install OWNER/tap/fitspoken # packaging/homebrew/fitspoken.rb
cd "$CI_PRIMARY_REPOSITORY_PATH"
fitspoken audit App --format concise
