#!/bin/sh
# Builds the version in /opt/pathshala/source beside the running one, and then switches to it. If a
# step fails, for example without a connection, the running version stays. Run it as root:
#   deploy/update.sh         builds, makes a backup, switches and restarts
#   deploy/update.sh back    switches to the version before
#   deploy/update.sh check   in a district: builds, and tries the update on copies of the databases
set -eu
umask 022
home=/opt/pathshala
settings=/etc/pathshala.env
units=/etc/systemd/system
backups=/root
backup=$backups/before-update-$(date +%F-%H%M%S).tar.gz
kept_backups=5
ready_within_seconds=600
# The version whose commands are run.
version=current

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
run_with_settings() {
  systemd-run --quiet --pipe --wait --collect --property=WorkingDirectory=$home/$version \
    --property=EnvironmentFile=-$settings --setenv=DATA_DIR=/var/lib/pathshala \
    $home/$version/node_modules/.bin/node "$@"
}

is_district() {
  [ -e $settings ] && grep -q '^DISTRICT=.' $settings
}

# Without new commits, the newest version is the current one.
is_current() {
  [ "$(readlink current || true)" = "$new" ]
}

# A district copies its databases inside its folder: an update changes no other file of a school.
back_up() {
  if is_district; then
    backup=/var/lib/pathshala/before
    # It holds the copies of the version before. Newer ones would leave no way back.
    ! is_current || return 0
    run_with_settings scripts/district.ts copies
  else
    run_with_settings scripts/backup.ts "$backup"
  fi || fail "The backup failed. The version was not switched."
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

# A setting of the running server. systemd has read quotes, comments and all files of settings.
setting() {
  tr '\0' '\n' < "/proc/$(systemctl show --value --property=MainPID pathshala)/environ" |
    sed -n "s/^$1=//p"
}

is_ready() {
  host=$(setting HOST)
  port=$(setting PORT)
  case $host in *:*) host="[$host]" ;; esac
  # In a district, only this name asks for the machine.
  curl -fs -o /dev/null --max-time 30 -H 'Host: 127.0.0.1' "http://${host:-127.0.0.1}:${port:-3000}/readyz"
}

restart() {
  cp current/deploy/pathshala.service $units/
  [ ! -e $units/pathshala-offsite.service ] || cp current/deploy/pathshala-offsite.* $units/
  systemctl daemon-reload
  systemctl restart pathshala
  seconds=0
  until is_ready 2> /dev/null; do
    seconds=$((seconds + 1))
    [ $seconds -lt $ready_within_seconds ] || return 1
    [ "$(systemctl show --value --property=NRestarts pathshala)" = 0 ] || return 1
    sleep 1
  done
  if systemctl is-active --quiet nginx && nginx -t -q; then systemctl reload nginx; fi
}

go_back() {
  [ -e previous ] || fail "There is no version before this one."
  if is_district; then
    systemctl stop pathshala
    # The version that made the copies. The newer one may be unable to run anything.
    version=previous
    run_with_settings scripts/district.ts copies --back || {
      systemctl start pathshala
      fail "Not all databases of before can be put back. The newer version runs again."
    }
  fi
  switch_to "$(readlink previous)"
  restart || fail "$(readlink current) does not start: journalctl -u pathshala says why. If the newer
version has changed the database, restore the backup that was made before the update, as
docs/operations.md says."
  echo "Now running: $(readlink current)"
}

# Only those of updates: a school may keep others there.
thin_backups() {
  all=$(find $backups -maxdepth 1 -name 'before-update-*.tar.gz' | sort)
  count=$(echo "$all" | wc -l)
  outdated=$(echo "$all" | head -n -$kept_backups)
  [ -z "$outdated" ] || echo "$outdated" | xargs -d '\n' rm
  [ "$count" -le $kept_backups ] || count=$kept_backups
  echo "Backups from before updates in $backups: $count. The newest $kept_backups stay."
}

update() {
  # It can have passwords.
  [ ! -e $settings ] || chmod 600 $settings
  build
  if ! systemctl is-active --quiet pathshala; then
    # Without these, `back` would find the copies of an earlier update.
    [ ! -e current ] || ! is_district || back_up
    switch_to "$new"
    echo "Built: $home/current"
    return
  fi
  back_up
  switched=true
  ! is_current || switched=false
  switch_to "$new"
  if ! restart; then
    $switched || fail "$new does not start: journalctl -u pathshala says why.
It was the version before too, so nothing was switched."
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
  is_district || thin_backups
}

check() {
  is_district || fail "Only a district tries an update on copies."
  build
  version=$new
  run_with_settings scripts/district.ts check-update
}

cd $home
case ${1-} in
  '') update ;;
  back) go_back ;;
  check) check ;;
  *) fail "Usage: deploy/update.sh [back|check]" ;;
esac
