#!/bin/sh
# Checks an exported project with the portal's published key: verify-project.sh PROJECT.zip https://portal.example.com
# Needs curl, unzip, OpenSSL 3 and sha256sum. The zip is read where it lies; nothing of it is unpacked.
set -eu
zip=$1 portal=$2 work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT
entry() { unzip -p "$zip" "$(printf %s "$1" | sed 's/[][*?\\]/\\&/g')"; }

entry SHA256SUMS > "$work/sums" && entry SHA256SUMS.sig | base64 -d > "$work/signature"
key=$(entry project.json | sed -n 's/^ *"signedBy": "\([0-9a-f]*\)",$/\1/p' | head -1)
curl -fsS "$portal/api/signing-keys" | tr '{' '\n' | grep "\"key_id\":\"$key\"" |
  sed 's/.*"public_key":"\([^"]*\)".*/\1/; s/\\n/\n/g' > "$work/key.pem"
openssl pkeyutl -verify -pubin -inkey "$work/key.pem" -rawin -in "$work/sums" -sigfile "$work/signature"

unzip -Z1 "$zip" | grep -vx 'SHA256SUMS\|SHA256SUMS.sig' | sort > "$work/there"
cut -c67- "$work/sums" | sort | diff - "$work/there" # what was signed, no more and no less
while read -r sum path; do
  [ "$(entry "$path" | sha256sum | cut -c1-64)" = "$sum" ] || { echo "$path is not what was signed" && exit 1; }
done < "$work/sums"
echo "$(wc -l < "$work/sums") files, signed by key $key: everything is as it was exported"
