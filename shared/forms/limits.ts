/** RFC 5321, 4.5.3.1: octets of a path without its brackets. */
export const longestEmail = 254

/** The most characters each field takes. The browser is told by `maxlength`, the schemas hold to it. */
export const longest = {
  name: 100,
  email: longestEmail,
  phone: 40,
  municipality: 100,
  message: 4000,
  token: 200,
  proof: 1500,
  key: 64,
} as const
