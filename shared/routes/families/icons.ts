import type { IconSetId } from '../../content/iconSetNames.ts'
import { route } from '../route.ts'

const icons = <const Set extends IconSetId>(set: Set, path: string) =>
  route(`icons-${set}`, path, 'icons', { set }, { isDemo: true })

/** The icon showcases. The spelling of their addresses is prescribed. */
export const iconPages = [
  icons('iconsmindLine', '/iconsmindline'),
  icons('iconsmindSolid', '/iconsmindsolid'),
  icons('etLine', '/ETlineicon'),
  icons('fontAwesome', '/fontawesome'),
  icons('feather', '/feather'),
  icons('simpleLine', '/simple-line'),
  icons('themify', '/themify'),
] as const
