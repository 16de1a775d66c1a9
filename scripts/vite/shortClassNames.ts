import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { AcceptedPlugin } from 'postcss'
import { root } from '../setup/command.mjs'

/*
 * Class names and custom properties get short names, numbered in order. Consecutive names compress better than hashes or words. They
 * save 10 % of a page's style sheets (docs/decisions/0003).
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

/** Returns a number in base 26, written with letters: 0 → a, 25 → z, 26 → ba. CSS names may not begin with a digit. */
function letters(number: number): string {
  const last = String.fromCharCode('a'.charCodeAt(0) + (number % 26))
  return number < 26 ? last : letters(Math.floor(number / 26)) + last
}

/** Returns the letters with which the short class names of a style module begin; undefined for other files. */
export function styleFileName(file: string): string | undefined {
  const place = styleModules.indexOf(relative(root, file.replace(/\?.*$/, '')))
  return place < 0 ? undefined : letters(place)
}

/**
 * Returns the short name of a class or animation: the position of its file among all style modules, then its position in the file. It
 * is the same in the builds of the client and the server.
 * @throws Error when the file is not a style module of the client, or does not have the name
 */
export function shortClassName(name: string, file: string, css: string): string {
  const place = styleModules.indexOf(relative(root, file.replace(/\?.*$/, '')))
  if (place < 0) throw new Error(`${file} is not a style module of the client.`)
  const names = [...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([A-Za-z][\w-]*)/g)].map(([, found]) => found))]
  const placeInFile = names.indexOf(name)
  if (placeInFile < 0) throw new Error(`${file} has no class or animation ${name}.`)
  return joinPlaces(place, placeInFile)
}

/** Returns a name made of two positions. The first is in lower case and the second in upper case, so that each pair has a unique name. */
export const joinPlaces = (file: number, name: number): string => `${letters(file)}${letters(name).toUpperCase()}`

/** The short names of custom properties. They are in upper case, which style files do not use. */
const shortTokens = new Map(tokens.map((token, place) => [token, `--${letters(place).toUpperCase()}`]))

/**
 * PostCSS plugin that shortens the custom properties of `client/styles/tokens.css` and `accents.css`. Scripts may not use these
 * properties.
 * @throws CssSyntaxError when a file uses an upper-case property, which could be one of the short names
 */
export const shortTokenNames: AcceptedPlugin = {
  postcssPlugin: 'short-token-names',
  Once(css) {
    css.walkDecls((declaration) => {
      const shorten = (name: string) => {
        if (/^--[A-Z]+$/.test(name))
          throw declaration.error(`${name} looks like a shortened name: use lower-case letters.`)
        return shortTokens.get(name) ?? name
      }
      declaration.prop = declaration.prop.replace(/^--[\w-]+/, shorten)
      declaration.value = declaration.value.replace(/--[\w-]+/g, shorten)
    })
  },
}
