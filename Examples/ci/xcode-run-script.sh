#!/bin/bash
# Untested in Xcode: the script of a Run Script build phase, which shows findings as warnings and errors beside the source.
# In the target's build settings, User Script Sandboxing must be No, since the script reads the whole project.
set -euo pipefail
PATH=$PATH:/opt/homebrew/bin:/usr/local/bin
if ! command -v fitspoken >/dev/null; then
  echo "warning: fitspoken is not installed"
  exit 0
fi
cd "$SRCROOT"
fitspoken audit . --format xcode
