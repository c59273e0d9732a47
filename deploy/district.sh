#!/bin/sh
# Runs a command of a district as root, with the settings of the service: `deploy/district.sh list`.
# `remove` asks on the terminal.
set -eu
home=/opt/pathshala/current
exec systemd-run --quiet --pty --pipe --wait --collect --property=WorkingDirectory=$home \
  --property=EnvironmentFile=/etc/pathshala.env --setenv=DATA_DIR=/var/lib/pathshala \
  --setenv=INIT_CWD="$PWD" --expand-environment=no \
  $home/node_modules/.bin/node scripts/district.ts "$@"
