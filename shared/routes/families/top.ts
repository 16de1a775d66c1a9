import { route } from '../route.ts'

/** The party's own pages at the top level. */
export const top = [
  route('home', '/', 'home', {}),
  route('home-alias', '/home', 'home', {}, { canonical: 'home' }),
  route('about', '/about', 'about', {}),
  route('gallery', '/gallery', 'gallery', {}),
  route('contact', '/contact', 'contact', {}),
  route('privacy', '/privacy', 'privacy', {}),
] as const
