import { storage } from './content/storage.ts'
import { cookieIn } from './cookies.ts'

/** Returns the unparsed cart from the cookies of a request or a document. Anybody may have written it. */
export const readCartCookie = (cookies: string): string => cookieIn(cookies, storage.cart.name) ?? ''
