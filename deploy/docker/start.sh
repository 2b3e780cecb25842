#!/bin/sh
# Compiles changed content and serves. When that fails, the content of before is served.
set -eu
# Flags as in cli/start/memory.mjs: a compile takes a tenth less time.
node --single-threaded-gc --min-semi-space-size=16 \
  --max-inlined-bytecode-size-cumulative=460 --interrupt-budget=250000 \
  --initial-old-space-size=200 \
  cli/content.mjs || true
# Replaces the shell, so that the server receives signals.
exec node --enable-source-maps build/main/server.mjs
