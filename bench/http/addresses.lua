-- wrk asks for the lines of the file ADDRESSES ("language address") in random order, each line from a network of its own
-- out of NETWORKS, and prints what it counted as JSON.
local requests = {}

function init()
  math.randomseed(os.time())
  local networks = tonumber(os.getenv("NETWORKS"))
  for line in io.lines(os.getenv("ADDRESSES")) do
    local language, address = line:match("^(%S+) (.+)$")
    local network = math.random(0, networks - 1)
    local headers = {
      ["Host"] = wrk.headers["Host"],
      ["Accept-Language"] = language,
      ["Accept-Encoding"] = os.getenv("ENCODING"),
      ["X-Forwarded-For"] = "10." .. math.floor(network / 250) .. "." .. network % 250 .. ".1",
    }
    requests[#requests + 1] = wrk.format("GET", address, headers)
  end
end

function request()
  return requests[math.random(#requests)]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"seconds":%f,"p50":%f,"p99":%f,"failures":%d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    errors.status + errors.connect + errors.read + errors.write + errors.timeout))
end
