import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { AcceptedPlugin } from 'postcss'
import { root } from '../setup/command.mjs'

/**
 * Names of a few letters for what every visitor loads, given in order. Names that follow each other
 * compress better than hashes or words: together they save 10 % of a page's style sheets (docs/decisions/0003).
 */
const styleModules = globSync('client/**/*.module.css', { cwd: root }).sort()
const tokens = [
  ...new Set(
    ['tokens', 'accents'].flatMap((name) =>
      [...readFileSync(join(root, `client/styles/${name}.css`), 'utf8').matchAll(/^\s*(--[\w-]+):/gm)].map(
        ([, token = '']) => token,
      ),
    ),
  ),
]

/** 0 → a, 25 → z, 26 → ba: letters only, so that a name may stand at the beginning of a selector. */
function letters(number: number): string {
  const last = String.fromCharCode('a'.charCodeAt(0) + (number % 26))
  return number < 26 ? last : letters(Math.floor(number / 26)) + last
}

/** Returns the place of a style module as letters, with which the short names of its classes begin; undefined for any other file. */
export function styleFileName(file: string): string | undefined {
  const place = styleModules.indexOf(relative(root, file.replace(/\?.*$/, '')))
  return place < 0 ? undefined : letters(place)
}

/**
 * A class or animation name, the same in the client's and the server's build: the place of its style
 * file among all, then its own place in the file. Throws for a file that is no style module of the client.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const place = styleModules.indexOf(relative(root, file.replace(/\?.*$/, '')))
  if (place < 0) throw new Error(`${file} is no style module of the client.`)
  const names = [...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([A-Za-z][\w-]*)/g)].map(([, found]) => found))]
  const placeInFile = names.indexOf(name)
  if (placeInFile < 0) throw new Error(`${file} has no name ${name}.`)
  return joinPlaces(place, placeInFile)
}

/** A name of the place of a file and a place in it. Small letters, then capitals: no two pairs of places have the same name. */
export const joinPlaces = (file: number, name: number): string => `${letters(file)}${letters(name).toUpperCase()}`

/** In capitals, in which no style file names a property of its own. */
const shortTokens = new Map(tokens.map((token, place) => [token, `--${letters(place).toUpperCase()}`]))

/**
 * Shortens the custom properties that `client/styles/tokens.css` and `accents.css` declare; scripts name none of them. Throws where a
 * file names a property in capitals: it would be one of the short ones.
 */
export const shortTokenNames: AcceptedPlugin = {
  postcssPlugin: 'short-token-names',
  Once(css) {
    css.walkDecls((declaration) => {
      const shorten = (name: string) => {
        if (/^--[A-Z]+$/.test(name)) throw declaration.error(`${name} is written like a short name.`)
        return shortTokens.get(name) ?? name
      }
      declaration.prop = declaration.prop.replace(/^--[\w-]+/, shorten)
      declaration.value = declaration.value.replace(/--[\w-]+/g, shorten)
    })
  },
}
