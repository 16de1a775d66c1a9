import { escapeHtml } from '../escapeHtml.ts'
import type { MediaPicture } from './media.ts'
import type { SharedPicture } from './published.ts'

/* Photographs as markup. The server makes it, so the browser's script does not know how; `client/ui/photograph.css` styles it. */

interface Layout {
  /** The width on the page, as the attribute `sizes`. */
  sizes: string
  /** The widest file that the layout needs. */
  widest: number
  /** Whether the picture loads before others. */
  isFirst?: boolean
  /** Whether the credit runs up the edge. */
  isCredited?: boolean
  /** Whether the photograph keeps its ratio. */
  isWhole?: boolean
}

/** The places of photographs. The styles of each have the same widths. */
const layouts = {
  /** Beside the title of news. */
  title: { sizes: '(min-width: 48em) 44vw, 100vw', widest: 2400, isFirst: true, isCredited: true },
  /** Beside the newest item of the list of news. */
  front: { sizes: '(min-width: 48em) 44vw, 100vw', widest: 2400, isFirst: true },
  /** Above the text of an event. */
  lead: { sizes: '(min-width: 90em) 46rem, (min-width: 62em) 54vw, 100vw', widest: 2400, isCredited: true },
  /** In a field as wide as the screen or a third of it. */
  field: { sizes: '(min-width: 62em) 30vw, 100vw', widest: 1440 },
  /** In the text, from edge to edge of its column. */
  text: { sizes: '(min-width: 84em) 60rem, (min-width: 62em) 70vw, 100vw', widest: 2400, isWhole: true },
  /** In the text, higher than wide. */
  portrait: { sizes: '(min-width: 34em) 32rem, 100vw', widest: 1440, isWhole: true },
  /** In the gallery: the first one, and the others. Where the browser knows `auto`, it also takes a larger file when it enlarges one. */
  poster: { sizes: '(min-width: 62em) 66vw, 100vw', widest: 2400, isFirst: true, isCredited: true, isWhole: true },
  wall: { sizes: 'auto, (min-width: 62em) 50vw, 100vw', widest: 2400, isCredited: true, isWhole: true },
  /** In the sheet of photographs for journalists. */
  sheet: { sizes: 'auto, (min-width: 48em) 33vw, 100vw', widest: 960, isWhole: true },
  /** Half as wide as the page. */
  half: { sizes: '50vw', widest: 1440 },
  /** Beside several others. */
  tile: { sizes: '(min-width: 62em) 20vw, 50vw', widest: 960 },
  /** In place of a drawing: on the page of its product, and in the lists of the shop. */
  view: { sizes: '(min-width: 62em) 50vw, 100vw', widest: 1440, isFirst: true, isCredited: true },
  card: { sizes: '(min-width: 62em) 25vw, 50vw', widest: 960 },
  /** In a row of a list. */
  row: { sizes: '', widest: 480 },
} as const satisfies Readonly<Record<string, Layout>>
export type PhotographLayout = keyof typeof layouts

const types = ['avif', 'webp', 'jpeg'] as const

/** Returns the files of a type that a layout uses: none is wider than it needs, unless there is no other. */
function filesFor({ files }: Pick<MediaPicture, 'files'>, type: (typeof types)[number], widest: number) {
  const [narrowest, ...wider] = files.filter((file) => file.type === type)
  return narrowest ? [narrowest, ...wider.filter(({ width }) => width <= widest)] : []
}

/** The widest file for readers that take one address: feeds, search engines and shared links. */
const sharedWidth = 1440

/** Returns a photograph for readers that take one address. */
export function sharedPicture(picture: MediaPicture): Required<SharedPicture> | undefined {
  const file = filesFor(picture, 'jpeg', sharedWidth).at(-1)
  if (!file) return undefined
  const { path, width } = file
  return { path, alt: picture.alt, size: { width, height: Math.round((width * picture.height) / picture.width) } }
}

const attributesOf = (attributes: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(String(value))}"`))
    .join('')

/**
 * Returns a photograph as HTML without styles and scripts: AVIF, WebP and JPEG in several widths, above a field of its colour, so that
 * nothing moves and no white hole gapes while it loads.
 */
export function photographHtml(picture: MediaPicture, layout: PhotographLayout): string {
  const { sizes, widest, isFirst = false, isCredited = false, isWhole = false }: Layout = layouts[layout]
  const sources = types.map((type) => {
    const files = filesFor(picture, type, widest)
    const srcset = sizes ? files.map(({ path, width }) => `${path} ${width}w`).join(', ') : files.at(-1)?.path
    return { type, attributes: { srcset, sizes: sizes || undefined } }
  })
  const [avif, webp, jpeg] = sources
  const source = (one: (typeof sources)[number] | undefined) =>
    one?.attributes.srcset ? `<source${attributesOf({ type: `image/${one.type}`, ...one.attributes })}>` : ''
  const image = (isCopy = false) =>
    '<picture>' +
    source(avif) +
    source(webp) +
    `<img${attributesOf({
      'data-focus': picture.focus,
      ...(sizes && jpeg?.attributes),
      src: filesFor(picture, 'jpeg', widest).at(-1)?.path,
      width: picture.width,
      height: picture.height,
      alt: isCopy ? '' : picture.alt,
      loading: isFirst ? undefined : 'lazy',
      // The case is that of React, by which the server finds the pictures to preload.
      fetchPriority: isFirst && !isCopy ? 'high' : undefined,
      decoding: 'async',
    })}>` +
    '</picture>'
  const credit =
    isCredited && picture.credit ? `<small data-look="photo-credit">${escapeHtml(picture.credit)}</small>` : ''
  const crop = isWhole ? '' : ' data-crop'
  if (picture.look === 'halftone')
    return `<span data-look="photograph-halftone"${crop}><span>${image()}</span><span>${image(true)}</span>${credit}</span>`
  return (
    `<span data-look="photograph"${crop}><svg aria-hidden="true"><rect width="100%" height="100%" fill="${escapeHtml(picture.colour)}"/></svg>` +
    `${image()}${credit}</span>`
  )
}

/** Returns a photograph of a text as HTML, with its caption and its credit below. */
export function figureHtml(picture: MediaPicture, caption: string | undefined): string {
  const isPortrait = picture.height > picture.width
  const words = [
    ...(caption ? [`<span>${escapeHtml(caption)}</span>`] : []),
    ...(picture.credit ? [`<small>${escapeHtml(picture.credit)}</small>`] : []),
  ].join(' ')
  return (
    `<figure${isPortrait ? ' data-portrait' : ''}>${photographHtml(picture, isPortrait ? 'portrait' : 'text')}` +
    `${words && `<figcaption>${words}</figcaption>`}</figure>`
  )
}
