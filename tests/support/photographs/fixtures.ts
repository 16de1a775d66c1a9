import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FocusCell } from '#shared/content/picture.ts'
import { toJpeg } from './jpeg.ts'
import { landscape, portrait } from './scenes.ts'

/** A computed photograph with its description. */
export interface Fixture {
  name: string
  jpeg: Buffer
  focus: FocusCell
  look?: 'halftone'
  replaces?: readonly string[]
}

/** Returns the description of a photograph, as `client/photographs/README.md` explains it. */
export const descriptionOf = ({ name, focus, look, replaces }: Omit<Fixture, 'jpeg'>): object => ({
  file: `${name}.jpg`,
  focus,
  credit: 'Ана Анић',
  alt: {
    sr: `Проба ${name.length}: лице или предео`,
    en: `Sample ${name}: a face or a landscape`,
    fr: `Essai ${name} : un visage ou un paysage`,
    nl: `Proef ${name}: een gezicht of een landschap`,
  },
  ...(look && { look }),
  ...(replaces && { replaces }),
})

/** Writes photographs with their descriptions into a folder. */
export function writeFixtures(folder: string, fixtures: readonly Fixture[]): void {
  mkdirSync(folder, { recursive: true })
  for (const { jpeg, ...fixture } of fixtures) {
    writeFileSync(join(folder, `${fixture.name}.jpg`), jpeg)
    writeFileSync(join(folder, `${fixture.name}.json`), JSON.stringify(descriptionOf(fixture)))
  }
}

/** Returns the scene of a portrait: a woman with long hair. */
export const woman = () =>
  portrait(640, 800, 3, {
    skin: [222, 170, 140],
    hair: [52, 36, 30],
    coat: [44, 58, 92],
    distance: [
      [150, 160, 168],
      [74, 88, 84],
    ],
    hasLongHair: true,
  })

/** Returns the scene of a portrait: a man. It is square, unlike the drawings. */
export const man = () =>
  portrait(760, 760, 5, {
    skin: [198, 146, 112],
    hair: [120, 112, 106],
    coat: [70, 64, 60],
    distance: [
      [186, 150, 110],
      [96, 72, 60],
    ],
  })

/** Returns photographs for the five layouts: people, gallery, press, article and product. */
export function layoutFixtures(): Fixture[] {
  const land = toJpeg(landscape(960, 640, 3))
  return [
    {
      name: 'first',
      jpeg: toJpeg(woman()),
      focus: 'top',
      look: 'halftone',
      replaces: ['home/first', 'about/first', 'home-restaurant/table', 'people/coordination'],
    },
    {
      name: 'second',
      jpeg: toJpeg(man()),
      focus: 'top',
      look: 'halftone',
      replaces: ['home/second', 'about/second', 'people/legal'],
    },
    { name: 'plain-land', jpeg: land, focus: 'left', replaces: ['gallery/factory', 'products/bag-1'] },
    {
      name: 'printed-land',
      jpeg: land,
      focus: 'left',
      look: 'halftone',
      replaces: ['gallery/assembly', 'gallery/tower', 'home-gym-fitness/runner'],
    },
    { name: 'article', jpeg: land, focus: 'left' },
  ]
}
