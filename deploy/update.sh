#!/bin/sh
# Builds the version in /opt/pathshala/source beside the running one, and then switches to it. If a
# step fails, for example without a connection, the running version stays. Run it as root:
#   deploy/update.sh         builds, makes a backup, switches and restarts
#   deploy/update.sh back    switches to the version before
set -eu
umask 022
home=/opt/pathshala
backup=/root/before-update-$(date +%F-%H%M).tar.gz
ready_within_seconds=600

fail() {
  echo "$1" >&2
  exit 1
}

build() {
  new=releases/$(git -C source log -1 --date=format:%F --format=%cd-%h)
  [ ! -e "$new" ] || return 0
  free_kb=$(awk '/^(MemAvailable|SwapFree):/ { sum += $2 } END { print sum }' /proc/meminfo)
  [ "$free_kb" -gt 900000 ] || fail "The build needs 900 MB of free memory: add swap, as docs/operations.md says."
  rm -rf releases/part
  mkdir -p releases/part
  git -C source archive HEAD | tar -x -C releases/part
  (cd releases/part && node scripts/prepare.mjs --build) ||
    fail "The new version could not be built. Nothing was changed."
  mv releases/part "$new"
}

# The settings of the service: with them, the command finds its database and its bucket.
back_up() {
  systemd-run --quiet --pipe --wait --collect --property=WorkingDirectory=$home/current \
    --property=EnvironmentFile=-/etc/pathshala.env --setenv=DATA_DIR=/var/lib/pathshala \
    $home/current/node_modules/.bin/node scripts/backup.ts "$backup" ||
    fail "The backup failed. The version was not switched."
}

point() {
  ln -sfn "$2" next
  mv -T next "$1"
}

switch_to() {
  old=$(readlink current || true)
  [ "$old" != "$1" ] || return 0
  [ -z "$old" ] || point previous "$old"
  point current "$1"
}

restart() {
  cp current/deploy/pathshala.service /etc/systemd/system/
  systemctl daemon-reload
  systemctl restart pathshala
  port=$(sed -n 's/^PORT=//p' /etc/pathshala.env 2>/dev/null || true)
  seconds=0
  until curl -fs -o /dev/null --max-time 5 "http://127.0.0.1:${port:-3000}/readyz"; do
    seconds=$((seconds + 1))
    [ $seconds -lt $ready_within_seconds ] || return 1
    [ "$(systemctl show --value --property=NRestarts pathshala)" = 0 ] || return 1
    sleep 1
  done
  if systemctl is-active --quiet nginx && nginx -t -q; then systemctl reload nginx; fi
}

go_back() {
  [ -e previous ] || fail "There is no version before this one."
  switch_to "$(readlink previous)"
  restart || fail "$(readlink current) does not start: journalctl -u pathshala says why. If the newer
version has changed the database, restore the backup that was made before the update, as
docs/operations.md says."
  echo "Now running: $(readlink current)"
}

update() {
  build
  if ! systemctl is-active --quiet pathshala; then
    switch_to "$new"
    echo "Built: $home/current"
    return
  fi
  back_up
  switch_to "$new"
  if ! restart; then
    echo "The new version does not start: journalctl -u pathshala says why." >&2
    go_back
    exit 1
  fi
  for release in releases/*; do
    case $release in
      "$(readlink current)" | "$(readlink previous)") ;;
      *) rm -rf "$release" ;;
    esac
  done
  echo "Now running: $(readlink current). The backup from before: $backup"
}

cd $home
case ${1-} in
  '') update ;;
  back) go_back ;;
  *) fail "Usage: deploy/update.sh [back]" ;;
esac
