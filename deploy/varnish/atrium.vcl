# Varnish before the portal, or before nginx with deploy/nginx/atrium.conf. Stands on its own with Debian's varnish 7.
# Change: the backend, and the addresses that may purge. The portal needs: PURGE_ADDRESSES=http://this-host:6081,
# SHARED_CACHE_SECONDS=300, and TRUST_PROXY with this host's address.
vcl 4.1;

import std;

backend portal {
  .host = "127.0.0.1"; # the portal: HOST and PORT
  .port = "7300";
  .probe = { .url = "/readyz"; .interval = 1s; .timeout = 1s; .window = 3; .threshold = 2; }
}

# The portal's processes: they tell when something that visitors see has changed.
acl purgers { "127.0.0.1"; "::1"; }

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) { return (synth(405)); }
    # Pages, calls and files alike: what a withdrawal touches is not known by address.
    ban("obj.http.cache-control ~ s-maxage");
    return (synth(200, "purged"));
  }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  if (req.http.Authorization) { return (pass); }

  call choose_language;
  # Nothing older than the portal allows, unless the portal does not answer: then up to ten minutes (stale-if-error).
  if (std.healthy(req.backend_hint)) { set req.grace = 0s; }
  # Cookies stay in the request, because answers that nobody keeps depend on them; what may be kept does not, as `Vary` says.
  return (hash);
}

# The portal's own rule (docs/operations.md, 'Caches before the portal').
sub choose_language {
  unset req.http.X-Atrium-Language;
  if (req.http.Accept-Language ~ "(?i)^(\s*(?!zh\b|en\b)[^,]*,)*\s*en\b") {
    set req.http.Accept-Language = "en";
  } elsif (req.http.Accept-Language ~ "(?i)^(\s*(?!zh\b|en\b)[^,]*,)*\s*zh-([^,;]*-)?(tw|hk|mo|hant)\b") {
    set req.http.Accept-Language = "zh-TW";
  } else {
    set req.http.Accept-Language = "zh-CN";
  }
  set req.http.X-Atrium-Language = req.http.Accept-Language;
  if (req.http.Cookie ~ "(^|; )current_local=(zh-CN|zh-TW|en)(;|$)") {
    set req.http.X-Atrium-Language = regsub(req.http.Cookie, "^(?:.*; )?current_local=(zh-CN|zh-TW|en)(?:;.*)?$", "\1");
  }
}

sub vcl_backend_response {
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "private|no-store") {
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    return (deliver);
  }
  set beresp.grace = 10m;
}

sub vcl_backend_error {
  set beresp.http.Retry-After = "1";
}
