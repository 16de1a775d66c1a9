import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import type { Plugin } from 'vite'
import { drawPicture, markPath } from '#client/art/art.ts'
import { root } from '../setup/command.mjs'
import { contentHash } from './contentHash.ts'
import { colourOf, tokensIn } from './tokenColours.ts'

/** Returns the party's colours, as `client/styles` declares them. */
function readColours() {
  const css = ['tokens.css', 'accents.css']
    .map((file) => readFileSync(join(root, 'client/styles', file), 'utf8'))
    .join('')
  const tokens = tokensIn(css)
  return { accent: colourOf('var(--accent)', tokens, 'light'), onAccent: colourOf('var(--on-accent)', tokens, 'light') }
}

type Colours = ReturnType<typeof readColours>

/** Returns the path of the mark, centred in a rectangle. The mark is three units wide and two high. */
const markPathIn = (x: number, y: number, width: number, height: number, unit: number) =>
  markPath(x + (width - 3 * unit) / 2, y + (height - 2 * unit) / 2, unit)

const side = 64
/** Returns the icon: the mark on a square of the accent colour. */
const iconSvg = ({ accent, onAccent }: Colours, unit: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path fill="${accent}" d="M0 0h${side}v${side}H0z"/><path fill="${onAccent}" d="${markPathIn(0, 0, side, side, unit)}"/></svg>`
/** The unit of the plain icon. It leaves half a unit of clear space at the left and right. */
const plain = side / 4
/** The unit of the maskable icon. The mark fits into the safe zone, a circle with 80 % of the icon's width (W3C App Manifest). */
const maskable = side / 5.5

/** The picture size that social networks recommend. */
const picture = { width: 1200, height: 630 }
/** The share of the picture's width for the field with the mark. */
const markShare = 0.36

/** Returns a drawing as a data URL. */
const dataAddress = (svg: string) => `data:image/svg+xml,${svg.replace(/[%#<>"]/g, encodeURIComponent)}`

/** Returns the picture of shared links: the mark beside the drawing of the home page. It has no text, so that all languages share it. */
function pictureSvg({ accent, onAccent }: Colours): string {
  const { width, height } = picture
  const left = Math.round(width * markShare)
  const drawn = drawPicture({ seed: 'share', kind: 'hero', variant: 'crowd', ratio: [width - left, height] })
  const placed = drawn.replace('<svg ', `<svg x="${left}" y="0" width="${width - left}" height="${height}" `)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${accent}" d="M0 0h${width}v${height}H0z"/><path fill="${onAccent}" d="${markPathIn(0, 0, left, height, left / 4)}"/>${placed}</svg>`
}

/** Returns a drawing as PNG. System fonts are not loaded, because no drawing has text. */
const toPng = (svg: string, width: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().asPng()

/** Returns the brand's files by address, and the value of `virtual:brand`. */
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
    // A data URL of two hundred bytes saves a request on every first visit.
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

/** Vite plugin that draws the icons and the picture of shared links. `virtual:brand` has their addresses. */
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
      // The files are emitted here because no module of the client build imports them: only the server renders their addresses.
      if (!isEmitting) return
      for (const [address, source] of drawn.files) this.emitFile({ type: 'asset', fileName: address.slice(1), source })
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(drawn.brand)}` : undefined),
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
