import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { iconSetNames, type IconSetId } from '#shared/content/iconSetNames.ts'
import { chosenThin } from './chosenThin.ts'

/** An icon of a showcase page. */
export interface Icon {
  /** The name that the page shows and copies. */
  name: string
  /** The id of its symbol in the sprite. */
  id: string
  /** The content of the SVG element. */
  body: string
}

/** The fields of an Iconify package that are used. */
interface Package {
  width: number
  height: number
  icons: Record<
    string,
    { body: string; width?: number; height?: number; left?: number; top?: number; hidden?: boolean }
  >
  info: { version?: string; license: { spdx: string } }
}

interface Source {
  packages: readonly string[]
  /** The name of a file in `licences/`. */
  licence: 'phosphor' | 'font-awesome' | 'feather' | 'tabler'
  /** Returns the name and id of an icon in this set; undefined if it is not in the set. */
  pick: (name: string, from: string) => Pick<Icon, 'name' | 'id'> | undefined
  redraw?: (body: string) => string
}

const plain = (name: string) => ({ name, id: name })
/** The suffixes of five of Phosphor's six weights. Regular icons have no suffix. */
const weights = /-(?:thin|light|bold|fill|duotone)$/
const phosphor = (pick: (name: string) => boolean): Source => ({
  packages: ['ph'],
  licence: 'phosphor',
  pick: (name) => (pick(name) ? plain(name) : undefined),
})

const sources: Readonly<Record<IconSetId, Source>> = {
  iconsmindLine: phosphor((name) => name.endsWith('-light')),
  iconsmindSolid: phosphor((name) => name.endsWith('-fill')),
  etLine: phosphor((name) => chosenThin.has(name.replace(/-thin$/, '')) && name.endsWith('-thin')),
  fontAwesome: {
    packages: ['fa7-brands', 'fa7-regular', 'fa7-solid'],
    licence: 'font-awesome',
    pick: (name, from) => {
      const family = from.replace('fa7-', '')
      return { name: `fa-${family} fa-${name}`, id: `${family}-${name}` }
    },
  },
  feather: { packages: ['feather'], licence: 'feather', pick: plain },
  simpleLine: {
    packages: ['tabler'],
    licence: 'tabler',
    pick: (name) => (name.endsWith('-filled') ? undefined : plain(name)),
    // Half the stroke width, because this set replaces one with thin lines.
    redraw: (body) => body.replaceAll('stroke-width="2"', 'stroke-width="1"'),
  },
  themify: phosphor((name) => !weights.test(name)),
}

const require = createRequire(import.meta.url)
const read = (name: string) => {
  const file = (path: string) =>
    JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/${path}`), 'utf8')) as unknown
  return { ...(file('icons.json') as Omit<Package, 'info'>), info: file('info.json') as Package['info'] }
}

export interface GatheredSet {
  /** The `viewBox` of all its icons. */
  viewBox: string
  /** Sorted by name. */
  icons: readonly Icon[]
  /** The text of the licence, with the copyright holder. */
  licence: string
  /** Version and licence of its packages. */
  packages: readonly Package['info'][]
}

/**
 * Returns the icons of a set from its packages, without hidden (outdated) ones, sorted by name.
 * @throws Error when the icons differ in size
 */
export function gatherSet(id: IconSetId): GatheredSet {
  const { packages, licence, pick, redraw = (body) => body } = sources[id]
  const boxes = new Set<string>()
  const parts = packages.map((name) => ({ name, ...read(name) }))
  const icons = parts.flatMap(({ name: from, icons: all, width, height }) =>
    Object.entries(all).flatMap(([name, { body, hidden, ...own }]): Icon[] => {
      const named = hidden ? undefined : pick(name, from)
      if (!named) return []
      boxes.add([own.left ?? 0, own.top ?? 0, own.width ?? width, own.height ?? height].join(' '))
      return [{ ...named, body: redraw(body) }]
    }),
  )
  const [viewBox, ...others] = boxes
  if (viewBox === undefined || others.length > 0) throw new Error(`The icons of ${iconSetNames[id]} differ in size.`)
  const order = new Intl.Collator('en', { numeric: true }).compare
  const bare = (name: string) => name.replace(/^fa-\w+ fa-/, '')
  return {
    viewBox,
    icons: icons.sort((a, b) => order(bare(a.name), bare(b.name)) || order(a.name, b.name)),
    licence: readFileSync(join(import.meta.dirname, 'licences', `${licence}.txt`), 'utf8').trim(),
    packages: parts.map(({ info }) => info),
  }
}
