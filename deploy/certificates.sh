#!/bin/sh
# Gets certificates for the own names of a district's schools with certbot, at most 20 in a run. Only a
# name that leads to this server gets one: it must answer with the word of the district. Run it as root
# after `npm run district -- name`, or each ten minutes by a timer.
set -eu
names=${NAMES_FOLDER:-/etc/pathshala-names}
webroot=/var/lib/pathshala-acme
most=20

# DISTRICT must be set, as for the service.
export DATA_DIR="${DATA_DIR:-/var/lib/pathshala}"
district() {
  (cd /opt/pathshala/current && node_modules/.bin/node scripts/district.ts "$@")
}

# The workers of nginx read it. A renewed certificate replaces the one before.
install_certificate() {
  live=/etc/letsencrypt/live/$1
  [ -e "$live/fullchain.pem" ] || return 0
  [ ! "$names/$1.pem" -nt "$live/fullchain.pem" ] || return 0
  cat "$live/fullchain.pem" "$live/privkey.pem" > "$names/$1.part"
  chown www-data "$names/$1.part"
  chmod 400 "$names/$1.part"
  mv "$names/$1.part" "$names/$1.pem"
}

mkdir -p "$names" $webroot
# The files of certificates have the keys.
umask 077
word=$(district word)
count=0
for name in $(district names | cut -f 1); do
  case $name in *."$DISTRICT") continue ;; esac
  install_certificate "$name"
  [ ! -e "$names/$name.pem" ] || continue
  [ $count -lt $most ] || break
  answer=$(curl -fs --max-time 10 --max-filesize 100 "http://$name/.well-known/pathshala-name" || true)
  if [ "$answer" != "$word" ]; then
    echo "$name does not lead to this server."
    continue
  fi
  count=$((count + 1))
  certbot certonly --non-interactive --webroot -w $webroot -d "$name" || continue
  install_certificate "$name"
done
