#!/bin/sh
# Starts the server. npm is not the parent, because it would use 60 to 90 MB beside the server. These
# flags keep the server's memory small (docs/decisions/0056-memory-and-start.md).
cd "$(dirname "$0")/.." || exit
export NODE_COMPILE_CACHE="${CACHE_DIRECTORY:-node_modules/.cache}/compile"
export MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=8192
exec node_modules/.bin/node --max-semi-space-size=4 --heap-growing-percent=30 server.ts
