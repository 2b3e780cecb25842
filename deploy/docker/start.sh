#!/bin/sh
# Compiles changed content and serves. When that fails, the content of before is served.
set -eu
node cli/content.mjs || true
# Replaces the shell, so that the server receives signals.
exec node --enable-source-maps build/main/server.mjs
