import type { IconSetId } from '../../content/iconSetNames.ts'
import { route } from '../route.ts'

const icons = <const Id extends string>(id: Id, path: string, set: IconSetId) =>
  route(id, path, 'icons', { set }, { isDemo: true })

/** The icon showcases; their spelling is the template's. */
export const iconPages = [
  icons('icons-iconsmind-line', '/iconsmindline', 'iconsmindLine'),
  icons('icons-iconsmind-solid', '/iconsmindsolid', 'iconsmindSolid'),
  icons('icons-et-line', '/ETlineicon', 'etLine'),
  icons('icons-font-awesome', '/fontawesome', 'fontAwesome'),
  icons('icons-feather', '/feather', 'feather'),
  icons('icons-simple-line', '/simple-line', 'simpleLine'),
  icons('icons-themify', '/themify', 'themify'),
] as const
