-- Sign-ups with consent for wrk. Each has another address, so that none is a repeated submission.
-- wrk … -- NAME: a prefix that makes the addresses of this load unique.
local name = "visitor"
local count = 0

function init(args)
  name = args[1] or name
end

function request()
  count = count + 1
  local body = string.format('{"email":"%s.%d@primer.example","consent":true}', name, count)
  return wrk.format("POST", nil, { ["content-type"] = "application/json" }, body)
end
