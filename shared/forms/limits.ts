/** RFC 5321, 4.5.3.1: octets of a path without its brackets. */
export const maxEmailLength = 254

/** The maximum length of each field in characters. The `maxlength` attributes and the schemas use it. */
export const maxLengths = {
  name: 100,
  email: maxEmailLength,
  phone: 40,
  municipality: 100,
  company: 100,
  taxNumber: 20,
  code: 20,
  message: 4000,
  site: 200,
  /** Digits with their separators. */
  amount: 20,
  registration: 20,
  street: 100,
  postcode: 10,
  town: 60,
  token: 200,
  proof: 1500,
  key: 64,
} as const
