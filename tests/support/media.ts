import { join } from 'node:path'
import type { AddOutcome, Store } from '#db/store.ts'
import { prepareMedium, storeMedium } from '#server/services/media.ts'
import { mediaWidths, type Medium } from '#shared/publishing/media.ts'
import { woman } from './photographs/fixtures.ts'
import { toJpeg } from './photographs/jpeg.ts'
import { landscape } from './photographs/scenes.ts'

const script = join(import.meta.dirname, '../../server/media/pictures.process.ts')

const facts = {
  alt: {
    'sr-Cyrl': 'Поглед на долину',
    en: 'A view of the valley',
    fr: 'Une vue de la vallée',
    nl: 'Een blik op de vallei',
  },
  credit: 'Ана Анић',
  focus: 'top',
  by: 'ana',
} as const

/** Returns a photograph as the store describes it, 1500 pixels wide, in three widths. It has no bytes. */
export const photograph = (name: string, about: Partial<Medium> = {}): Medium => ({
  ...{ name, kind: 'picture', colour: '#8899aa', width: 1500, height: 1000, addedAt: 0, ...facts },
  files: (['avif', 'webp', 'jpeg'] as const).flatMap((type) =>
    mediaWidths
      .filter((width) => width <= 1500)
      .map((width) => ({
        ...{ type, width, height: (width * 2) / 3, bytes: width * 50 },
        hash: `${type}${width}`.padEnd(32, '0'),
      })),
  ),
  ...about,
})

/** Returns a PDF as the store describes it. It has no bytes. */
export const pdf = (name: string): Medium => ({
  ...{ name, kind: 'pdf', alt: {}, focus: 'center', colour: '#ffffff', width: 0, height: 0, addedAt: 0, by: 'ana' },
  files: [{ hash: 'f'.repeat(32), type: 'pdf', width: 0, height: 0, bytes: 340_400 }],
})

/** Adds a medium to a store. The bytes of its files are only as many as they say. */
export async function addMedium(store: Store, { addedAt: at, ...medium }: Medium): Promise<void> {
  for (const file of medium.files) await store.mediaBytes.put(file, Buffer.alloc(file.bytes), at)
  requireAdded(medium.name, await store.addMedium({ ...medium, at }))
}

function requireAdded(name: string, outcome: AddOutcome): void {
  if (outcome !== 'added') throw new Error(`${name} could not be added: ${outcome}.`)
}

/** Returns the search for these media, as a store has it. */
export const findAmong =
  (...media: readonly Medium[]) =>
  (names: readonly string[]) =>
    Promise.resolve(new Map(media.filter(({ name }) => names.includes(name)).map((medium) => [medium.name, medium])))

/** Computed photographs as they come from a camera. */
const scenes = {
  landscape: () => toJpeg(landscape(960, 640, 3)),
  portrait: () => toJpeg(woman()),
}

/** Adds a computed photograph to a store, as the staff command does. */
export async function addPhotograph(store: Store, name: string, scene: keyof typeof scenes): Promise<void> {
  const prepared = await prepareMedium(scenes[scene](), script)
  requireAdded(name, await storeMedium(store, prepared, { ...facts, name }, Date.now()))
}
