import { route } from '../route.ts'

/** The party's own pages at the top level. */
export const top = [route('contact', '/contact', 'contact', {})] as const
