#!/bin/sh
# Copies the newest nightly backup to another place with restic, which encrypts it. Every night,
# deploy/pathshala-offsite.timer runs it; docs/backup.md says how to set it up. restic gets the archive
# without its compression: then it sends only the files that are new since the last copy.
#   deploy/offsite.sh           copies
#   deploy/offsite.sh record    writes down whether systemd's last copy was good; the server reads it
set -eu
backups=${DATA_DIR:-/var/lib/pathshala}/backups
oldest_minutes=2880

# The time of the file is that of the last good copy, or 0.
if [ "${1-}" = record ]; then
  umask 022
  if [ "$SERVICE_RESULT" = success ]; then
    touch "$backups/off-site"
  elif [ ! -e "$backups/off-site" ]; then
    touch -d @0 "$backups/off-site"
  fi
  exit
fi

newest=$(find "$backups" -name 'nightly-*.tar.gz' -mmin -$oldest_minutes | sort | tail -n 1)
if [ -z "$newest" ]; then
  echo "$backups has no nightly backup of the last two days: the log of the server says why." >&2
  exit 1
fi
gzip -t "$newest"
gzip -dc "$newest" | restic backup --quiet --stdin --stdin-filename school.tar
restic forget --quiet --keep-daily 7 --keep-weekly 4 --keep-monthly 12 --prune
restic check --quiet
