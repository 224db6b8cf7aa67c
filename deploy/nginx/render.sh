#!/bin/sh
# Makes the configuration of one nginx from the environment and starts it:
#   render.sh edge|host|remote [run|test]
# Containers and tests run this same script. Everything it writes is below NGINX_FOLDER (/tmp/nginx).
# docs/operations.md lists the variables.
set -eu

role=$1
action=${2:-run}
source=$(cd "$(dirname "$0")" && pwd)

fail() { echo "render.sh: $*" >&2; exit 2; }
need() { eval "[ -n \"\${$1:-}\" ]" || fail "$1 is required by the $role"; }

# What goes into the configuration is an address or a list of them: nothing that could end a word there.
for name in SUITE_URL SUITE_API_URL SUITE_REMOTE_ORIGINS FORGOT_PASSWORD_URL SURFACE_URL ORGANIZATION_PENDING_URL \
  ORGANIZATION_VIEW_URL COMPLAINT_URL OUTAGE_EXTERNAL_URL MAP_TILE_URL API_SERVERS HOST_SERVER REMOTE_SERVERS STORE_SERVER \
  FILES TLS_FOLDER; do
  eval "value=\${$name:-}"
  case $value in *[!A-Za-z0-9:/._?=\&%{}~,@+\ -]*) fail "$name holds a character that no address has: $value" ;; esac
done
case ${ALLOWED_RESTORATION_HOURS:-} in
  *[!A-Za-z0-9:\"{}.,\ -]*) fail "ALLOWED_RESTORATION_HOURS is no list of hours: $ALLOWED_RESTORATION_HOURS" ;;
esac

# As federation/serve/security-header.ts: {a-c} at the beginning of a tile server stands for several.
origin_of() { echo "$1" | sed -E 's#^(https?://)\{[^}]*\}\.#\1*.#' | tr -d '{}' | sed -E 's#^(https?://[^/?]+).*$#\1#'; }
name_of() { origin_of "$1" | sed -E 's#^https?://##; s#:[0-9]+$##'; }

need SUITE_URL
export NGINX_FOLDER="${NGINX_FOLDER:-/tmp/nginx}"
export WORKER_PROCESSES="${WORKER_PROCESSES:-auto}"
export WORKER_CONNECTIONS="${WORKER_CONNECTIONS:-16384}"
export ACCESS_LOG="${ACCESS_LOG:-/dev/stdout suite}"
SUITE_ORIGIN=$(origin_of "$SUITE_URL")
export SUITE_ORIGIN
# As another user than root, nginx has nobody to become.
NGINX_USER=''
[ "$(id -u)" != 0 ] || NGINX_USER="user $(id -un);"
# With a name server (that of the containers' network) addresses are looked up again and again: processes come and go.
RESOLVER=''
resolve=''
if [ -n "${DNS_RESOLVER:-}" ]; then
  RESOLVER="resolver $DNS_RESOLVER valid=5s ipv6=off;"
  resolve=' resolve'
fi
export NGINX_USER RESOLVER

server_lines() { for server in $1; do printf 'server %s%s;\n  ' "$server" "$resolve"; done; }

prepare_host() {
  need SUITE_API_URL
  need FILES
  site() { eval "value=\${$1:-}"; [ -n "$value" ] || value="$SUITE_API_URL/demo/external/$2"; eval "export $1=\$value"; }
  site FORGOT_PASSWORD_URL forgot-password
  site SURFACE_URL surface
  site ORGANIZATION_PENDING_URL organization-pending
  site ORGANIZATION_VIEW_URL organization-view
  site COMPLAINT_URL complaint
  site OUTAGE_EXTERNAL_URL outage
  remotes=${SUITE_REMOTE_ORIGINS:-$SUITE_ORIGIN}
  API_ORIGIN=$(origin_of "$SUITE_API_URL")
  API_WEBSOCKET_ORIGIN=$(echo "$API_ORIGIN" | sed 's/^http/ws/')
  REMOTE_ORIGINS=$(echo "$remotes" | tr ',' ' ')
  REMOTE_ORIGINS_JSON="\"$(echo "$remotes" | sed 's/,/","/g')\""
  TILE_ORIGIN=''
  MAP_TILE_JSON=null
  if [ -n "${MAP_TILE_URL:-}" ]; then
    TILE_ORIGIN=$(origin_of "$MAP_TILE_URL")
    MAP_TILE_JSON="\"$MAP_TILE_URL\""
  fi
  RESTORATION_HOURS_JSON=${ALLOWED_RESTORATION_HOURS:-}
  [ -n "$RESTORATION_HOURS_JSON" ] || RESTORATION_HOURS_JSON='{}'
  export RESTORATION_HOURS_JSON API_ORIGIN API_WEBSOCKET_ORIGIN REMOTE_ORIGINS REMOTE_ORIGINS_JSON TILE_ORIGIN MAP_TILE_JSON
}

prepare_edge() {
  need SUITE_API_URL
  need API_SERVERS
  need HOST_SERVER
  HOST_SERVERS=$(server_lines "$HOST_SERVER")
  API_SERVERS_LINES=$(server_lines "$API_SERVERS")
  SUITE_NAME=$(name_of "$SUITE_URL")
  API_NAME=$(name_of "$SUITE_API_URL")
  REMOTE_UPSTREAMS=''
  REMOTE_LOCATIONS=''
  STORE='return 404 "Not found\n";'
  if [ -n "${STORE_SERVER:-}" ]; then
    REMOTE_UPSTREAMS="
upstream store {
  zone store 64k;
  $(server_lines "$STORE_SERVER")
  keepalive 8;
}"
    STORE='proxy_pass http://store/remote-;'
  fi
  for pair in ${REMOTE_SERVERS:-}; do
    remote=${pair%%=*}
    REMOTE_UPSTREAMS="$REMOTE_UPSTREAMS
upstream $remote {
  zone $remote 64k;
  $(server_lines "${pair#*=}")
  keepalive 8;
}"
    REMOTE_LOCATIONS="$REMOTE_LOCATIONS
  location /remotes/$remote/ { proxy_pass http://$remote/; }"
  done
  SUITE_LISTEN=${SUITE_LISTEN:-8080}
  API_LISTEN=${API_LISTEN:-8081}
  TLS=''
  TLS_HEADER=''
  REDIRECT_SERVER=''
  folder=${TLS_FOLDER:-/tls}
  if [ -e "$folder/tls.crt" ]; then
    TLS_HEADER='add_header Strict-Transport-Security "max-age=31536000" always;'
    TLS="ssl_certificate $folder/tls.crt;
  ssl_certificate_key $folder/tls.key;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:tls:10m;
  ssl_session_tickets off;
  $TLS_HEADER"
    # `http2 on` came with 1.25.
    case $(nginx -v 2>&1) in
      *nginx/1.[0-9].* | *nginx/1.1[0-9].* | *nginx/1.2[0-4].*) secure=' ssl http2' ;;
      *) secure=' ssl'; TLS="http2 on;
  $TLS" ;;
    esac
    SUITE_LISTEN="$SUITE_LISTEN$secure"
    API_LISTEN="$API_LISTEN$secure"
    # The configured addresses, whatever name the caller gives.
    REDIRECT_SERVER="server {
  listen ${REDIRECT_LISTEN:-8090} default_server;
  server_name $SUITE_NAME;
  return 301 $SUITE_ORIGIN\$request_uri;
}

server {
  listen ${REDIRECT_LISTEN:-8090};
  server_name $API_NAME;
  return 301 $(origin_of "$SUITE_API_URL")\$request_uri;
}"
  fi
  export HOST_SERVERS API_SERVERS_LINES SUITE_NAME API_NAME REMOTE_UPSTREAMS REMOTE_LOCATIONS STORE
  export SUITE_LISTEN API_LISTEN TLS TLS_HEADER REDIRECT_SERVER
}

case $role in
  host) prepare_host ;;
  remote) need FILES ;;
  edge) prepare_edge ;;
  *) fail "there is no role $role" ;;
esac
export LISTEN="${LISTEN:-8080}"

# Only these names are replaced: nginx' own variables begin with a dollar too.
# shellcheck disable=SC2016
known='$NGINX_FOLDER $NGINX_USER $WORKER_PROCESSES $WORKER_CONNECTIONS $ACCESS_LOG $RESOLVER $LISTEN $FILES $SUITE_ORIGIN
  $API_ORIGIN $API_WEBSOCKET_ORIGIN $REMOTE_ORIGINS $REMOTE_ORIGINS_JSON $TILE_ORIGIN $MAP_TILE_JSON $RESTORATION_HOURS_JSON $SUITE_API_URL
  $FORGOT_PASSWORD_URL $SURFACE_URL $ORGANIZATION_PENDING_URL $ORGANIZATION_VIEW_URL $COMPLAINT_URL $OUTAGE_EXTERNAL_URL
  $HOST_SERVERS $API_SERVERS_LINES $SUITE_NAME $API_NAME $REMOTE_UPSTREAMS $REMOTE_LOCATIONS $STORE $SUITE_LISTEN $API_LISTEN
  $TLS $TLS_HEADER $REDIRECT_SERVER'
write() { envsubst "$known" <"$source/$1.template" >"$NGINX_FOLDER/${2:-$1}"; }

mkdir -p "$NGINX_FOLDER/temp"
write nginx.conf
write "$role.conf" site.conf
if [ "$role" != edge ]; then
  write static.conf
  write file-type.conf
fi
if [ "$role" = host ]; then
  write security-header.conf
  write config.json
fi

case $action in
  test) exec nginx -e stderr -c "$NGINX_FOLDER/nginx.conf" -t ;;
  run) exec nginx -e stderr -c "$NGINX_FOLDER/nginx.conf" -g 'daemon off;' ;;
  *) fail "run or test, not $action" ;;
esac
