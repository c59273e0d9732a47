#!/bin/sh
# Copies the newest nightly backup to another place with restic, which encrypts it. Every night,
# deploy/pathshala-offsite.timer runs it; docs/backup.md says how to set it up. restic gets the archive
# without its compression: then it sends only the files that are new since the last copy.
#   deploy/offsite.sh           copies
#   deploy/offsite.sh record    writes down whether systemd's last copy was good; the server reads it
set -eu
data=${DATA_DIR:-/var/lib/pathshala}
backups=$data/backups
# In a district, the office shows whether the copies are good.
[ ! -e "$data/district.sqlite" ] || backups=$data/office/backups
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

# A district: the office and each school with a new archive, each under its own tag.
if [ -e "$data/district.sqlite" ]; then
  if [ "${1-}" = restore-all ]; then
    target=${2:?"Usage: deploy/offsite.sh restore-all FOLDER"}
    umask 077
    # A pipe would hide a failure of restic.
    snapshots=$(restic snapshots --json --latest 1 --group-by tags)
    failed=
    for tag in $(printf '%s\n' "$snapshots" | grep -o '"tags":\["[^"]*"' | cut -d '"' -f 4 | sort -u); do
      [ "$tag" != district ] || continue
      archive=$target/$tag.tar
      if ! restic dump --tag "$tag" latest school.tar > "$archive" || ! gzip --fast --force "$archive"; then
        rm -f "$archive"
        failed="$failed $tag"
      fi
    done
    [ -z "$failed" ] || {
      echo "Not brought back:$failed" >&2
      exit 1
    }
    exit
  fi
  # The unit may only read the data.
  stamps=${RESTIC_CACHE_DIR:-/var/cache/pathshala-offsite}/sent
  mkdir -p "$stamps"
  failed=
  for folder in "$data/office" "$data"/schools/*; do
    tag=$(basename "$folder")
    newest=$(find "$folder/backups" -name 'nightly-*.tar.gz' 2> /dev/null | sort | tail -n 1)
    sent=$stamps/$tag
    if [ -z "$newest" ] || [ "$(cat "$sent" 2> /dev/null)" = "$newest" ]; then continue; fi
    if gzip -t "$newest" && gzip -dc "$newest" | restic backup --quiet --tag "$tag" --stdin --stdin-filename school.tar; then
      echo "$newest" > "$sent"
    else
      failed="$failed $tag"
    fi
  done
  registry=$(find "$data/office/backups" -name 'district-*.sqlite' | sort | tail -n 1)
  [ -z "$registry" ] || restic backup --quiet --tag district --stdin --stdin-filename district.sqlite < "$registry"
  restic forget --quiet --group-by tags --keep-daily 7 --keep-weekly 4 --keep-monthly 12 --prune
  restic check --quiet
  [ -z "$failed" ] || {
    echo "Not copied:$failed" >&2
    exit 1
  }
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
