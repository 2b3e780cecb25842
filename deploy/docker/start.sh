#!/bin/sh
# Compiles changed content and serves.
set -eu
node cli/content.mjs
# Replaces the shell, so that the server receives signals.
exec node --enable-source-maps build/main/server.mjs
