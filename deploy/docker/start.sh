#!/bin/sh
# Compiles what has changed since the last start of this volume, and serves.
set -eu
node cli/content.mjs
# In the shell's place: signals go to the server itself.
exec node --enable-source-maps build/main/server.mjs
