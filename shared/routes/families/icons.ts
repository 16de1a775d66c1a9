import { route } from '../route.ts'

/** The icon showcases; their spelling is the template's. */
export const icons = [
  route('icons-iconsmind-line', '/iconsmindline', 'icons', { set: 'iconsmindLine' }),
  route('icons-iconsmind-solid', '/iconsmindsolid', 'icons', { set: 'iconsmindSolid' }),
  route('icons-et-line', '/ETlineicon', 'icons', { set: 'etLine' }),
  route('icons-font-awesome', '/fontawesome', 'icons', { set: 'fontAwesome' }),
  route('icons-feather', '/feather', 'icons', { set: 'feather' }),
  route('icons-simple-line', '/simple-line', 'icons', { set: 'simpleLine' }),
  route('icons-themify', '/themify', 'icons', { set: 'themify' }),
] as const
