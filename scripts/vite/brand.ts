import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import type { Plugin } from 'vite'
import { drawPicture, markPath } from '#client/art/art.ts'
import { root } from '../setup/command.mjs'
import { contentHash } from './contentHash.ts'

/** The value of a style file's property. */
function readColour(css: string, name: string): string {
  const value = new RegExp(`${name}:\\s*([^;]+);`).exec(css)?.[1]?.trim()
  if (value === undefined) throw new Error(`No style file gives ${name} a value.`)
  return value
}

/** The colours of the house, from where they are written down. */
function readColours() {
  const read = (file: string) => readFileSync(join(root, 'client/styles', file), 'utf8')
  const party = /\[data-accent='party'\] \{([^}]*)\}/.exec(read('accents.css'))?.[1]
  if (!party) throw new Error('The style files do not give the colours of the party.')
  return {
    accent: readColour(party, '--accent'),
    onAccent: readColour(party, '--on-accent'),
  }
}

type Colours = ReturnType<typeof readColours>

/** The mark is three units wide and two high. */
const markPathIn = (x: number, y: number, width: number, height: number, unit: number) =>
  markPath(x + (width - 3 * unit) / 2, y + (height - 2 * unit) / 2, unit)

const side = 64
/** @param unit half a unit of clear space at each side needs a quarter of the square */
const iconSvg = ({ accent, onAccent }: Colours, unit: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path fill="${accent}" d="M0 0h${side}v${side}H0z"/><path fill="${onAccent}" d="${markPathIn(0, 0, side, side, unit)}"/></svg>`
const plain = side / 4
/** What masks leave of an icon is a disc of four fifths: the whole mark lies inside it. */
const maskable = side / 5.5

/** What networks ask for. */
const picture = { width: 1200, height: 630 }
/** The field with the mark takes this share of the picture. */
const markShare = 0.36

/** An address that holds the drawing itself. */
const dataAddress = (svg: string) => `data:image/svg+xml,${svg.replace(/[%#<>"]/g, encodeURIComponent)}`

/** The picture that a shared link shows: the mark beside the assembly of the home page. Without words: it is one for all languages. */
function pictureSvg({ accent, onAccent }: Colours): string {
  const { width, height } = picture
  const left = Math.round(width * markShare)
  const drawn = drawPicture({ seed: 'share', kind: 'hero', variant: 'crowd', ratio: [width - left, height] })
  const placed = drawn.replace('<svg ', `<svg x="${left}" y="0" width="${width - left}" height="${height}" `)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${accent}" d="M0 0h${width}v${height}H0z"/><path fill="${onAccent}" d="${markPathIn(0, 0, left, height, left / 4)}"/>${placed}</svg>`
}

/** No text stands in our drawings, so that no font of the machine has a say in them. */
const toPng = (svg: string, width: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().asPng()

/** The files of the brand by their addresses, and the module that names them. */
function drawBrand() {
  const files = new Map<string, Buffer | string>()
  const add = (name: string, extension: 'svg' | 'png', content: Buffer | string): string => {
    const hash = contentHash(content)
    const address = `/static/media/${name}-${hash}.${extension}`
    files.set(address, content)
    return address
  }
  const colours = readColours()
  const svg = iconSvg(colours, plain)
  const icon = (size: number) => add(`icon-${size}`, 'png', toPng(svg, size))
  const large = icon(512)
  const brand = {
    // A request less on every first visit, for two hundred bytes.
    favicon: dataAddress(svg),
    icon: icon(32),
    touchIcon: icon(180),
    logo: large,
    icons: [
      { src: icon(192), size: 192, purpose: 'any' },
      { src: large, size: 512, purpose: 'any' },
      { src: add('icon-maskable', 'png', toPng(iconSvg(colours, maskable), 512)), size: 512, purpose: 'maskable' },
    ],
    picture: { src: add('sharing', 'png', toPng(pictureSvg(colours), picture.width)), ...picture },
  }
  return { files, brand }
}

const id = 'virtual:brand'

/** Draws the mark's icons and the picture of shared links; `virtual:brand` names their files. */
export function brandPlugin(): Plugin {
  let drawn: ReturnType<typeof drawBrand>
  let isEmitting = false
  return {
    name: 'brand',
    configResolved(config) {
      isEmitting = config.command === 'build' && !config.build.ssr
    },
    buildStart() {
      drawn = drawBrand()
      // Only what the server renders names the files, so no module of the browser's build asks for them.
      if (!isEmitting) return
      for (const [address, source] of drawn.files) this.emitFile({ type: 'asset', fileName: address.slice(1), source })
    },
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: (asked) => (asked === `\0${id}` ? `export default ${JSON.stringify(drawn.brand)}` : undefined),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = drawn.files.get(request.url ?? '')
        if (file === undefined) return next()
        response.setHeader('Content-Type', request.url!.endsWith('.png') ? 'image/png' : 'image/svg+xml')
        response.end(file)
      })
    },
  }
}
