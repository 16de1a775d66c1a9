import { iconSetNames, type IconSetId } from './iconSetNames.ts'

export const iconSetIds = Object.keys(iconSetNames) as IconSetId[]

/** The number of icons on a page of a showcase. */
export const iconsOnPage = 200

const licences = {
  mit: { name: 'MIT', url: 'https://opensource.org/license/mit' },
  ccBy: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
} as const

export interface IconSet {
  /** The version from the package; if it has none, the release with the same drawings. */
  version: string
  authors: string
  /** The authors' page about it. */
  site: string
  licence: { name: string; url: string }
  /** The proprietary set that it replaces (docs/decisions/0022). */
  insteadOf?: string
}

const phosphor = {
  version: '2.1.1',
  authors: 'Phosphor Icons',
  site: 'https://phosphoricons.com/',
  licence: licences.mit,
} as const

export const iconSets: Readonly<Record<IconSetId, IconSet>> = {
  iconsmindLine: { ...phosphor, insteadOf: 'Iconsmind Line' },
  iconsmindSolid: { ...phosphor, insteadOf: 'Iconsmind Solid' },
  etLine: { ...phosphor, insteadOf: 'ET-line' },
  fontAwesome: {
    version: '7.3',
    authors: 'Fonticons, Inc.',
    site: 'https://fontawesome.com/',
    licence: licences.ccBy,
  },
  feather: {
    version: '4.29',
    authors: 'Cole Bemis',
    site: 'https://feathericons.com/',
    licence: licences.mit,
  },
  simpleLine: {
    version: '3.48',
    authors: 'Paweł Kuna',
    site: 'https://tabler.io/icons',
    licence: licences.mit,
    insteadOf: 'Simple Line',
  },
  themify: { ...phosphor, insteadOf: 'Themify' },
}
