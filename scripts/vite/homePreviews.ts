import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { homesOnSheet, thumbnailSize } from '#shared/content/thumbnails.ts'
import { homeNames } from '#shared/routes/homes.ts'
import { root } from '../setup/command.mjs'
import type { Drawing } from './pictures.ts'
import { colourOf, tokensIn, type Scheme, type Tokens } from './tokenColours.ts'

/** `virtual:pictures/previews` has a picture of each home without a thumbnail. */
export const previewGroup = 'previews'

const homes = join(root, 'client/demo/homes')

/** Draws a preview of each home without a thumbnail: a small page in the colours of the home. */
export function drawPreviews(): [home: string, drawing: Drawing][] {
  const withThumbnail = new Set(readdirSync(join(homes, 'thumbnails')).flatMap(homesOnSheet))
  return homeNames
    .filter((home) => !withThumbnail.has(home))
    .map((home) => [home, drawPreview(readFileSync(join(homes, home, 'colours.css'), 'utf8'))])
}

/** Draws a small page: a header, a first screen with a poster of three shapes, and three cards. `colours` is a style sheet. */
export function drawPreview(colours: string): Drawing {
  const tokens = readFileSync(join(root, 'client/styles/tokens.css'), 'utf8')
  const values = new Map([...tokensIn(tokens), ...tokensIn(colours)])
  return { light: page(values, 'light'), dark: page(values, 'dark'), ...thumbnailSize }
}

function page(values: Tokens, scheme: Scheme): string {
  const fill = (name: string, path: string) => `<path fill="${colourOf(`var(${name})`, values, scheme)}" d="${path}"/>`
  const bar = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h-${width}z`
  const { width, height } = thumbnailSize
  const cards = [24, 172, 320]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${[
    fill('--color-ground', bar(0, 0, width, height)),
    fill('--color-line', bar(0, 43, width, 1)),
    fill('--accent', bar(24, 14, 16, 16)),
    fill('--color-text-muted', bar(306, 20, 40, 4) + bar(361, 20, 40, 4) + bar(416, 20, 40, 4)),
    fill('--color-text', bar(24, 84, 190, 20) + bar(24, 114, 140, 20)),
    fill('--color-text-muted', bar(24, 150, 180, 5) + bar(24, 163, 160, 5) + bar(24, 176, 110, 5)),
    fill('--accent', bar(24, 200, 92, 28)),
    fill('--color-night', bar(256, 44, 224, 208)),
    fill('--color-second', 'M256 252a112 112 0 0 1 224 0z'),
    fill('--color-third', 'M420 62a34 34 0 1 1 0 68a34 34 0 1 1 0-68z'),
    fill('--accent', 'M256 44h84a84 84 0 0 1-84 84z'),
    fill('--color-ground-tint', cards.map((x) => bar(x, 276, 136, 84)).join('')),
    fill('--accent', cards.map((x) => bar(x, 276, 136, 3)).join('')),
    fill('--color-text', cards.map((x) => bar(x + 14, 296, 72, 8)).join('')),
    fill('--color-text-muted', cards.map((x) => bar(x + 14, 316, 104, 4) + bar(x + 14, 327, 84, 4)).join('')),
  ].join('')}</svg>`
}
