-- Sign-ups for wrk with the box ticked, each of another visitor: nothing is answered from what was said before.
-- wrk … -- NAME: what sets the addresses of this load apart from others.
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
