import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { describe, expect, test } from 'vitest'
import { homeNames } from '#shared/routes/homes.ts'
import { table } from '#shared/routes/table.ts'
import { categoryAccents } from '#shared/content/blog.ts'
import { ownAccents, projectAccents } from '#shared/content/projectLooks.ts'
import { themeGrounds } from '#shared/theme.ts'
import { colourOf, tokensIn, type Scheme, type Tokens } from '#scripts/vite/tokenColours.ts'

const styles = join(import.meta.dirname, '../../../client/styles')
const themes = ['light', 'dark'] as const satisfies readonly Scheme[]

/** Returns the custom properties of the rules whose selectors fit. */
const variablesOf = (file: string, fits: (selectors: readonly string[]) => boolean): Tokens =>
  tokensIn(readFileSync(join(styles, file), 'utf8'), fits)

const tokens = variablesOf('tokens.css', (selectors) => selectors.includes(':root'))
const accentOf = (selectors: readonly string[]) => /^\[data-accent='([\w-]+)'\]$/.exec(selectors[0] ?? '')?.[1]
/** Returns the home that a selector belongs to. Homes define further colours, and some their own neutrals. */
const homeOf = (selectors: readonly string[]) => /^:root\[data-accent='([\w-]+)'\]$/.exec(selectors[0] ?? '')?.[1]
const accentNames: string[] = []
const coloursOf = (home: string) => `../demo/homes/${home}/colours.css`
const accentFiles = ['accents.css', 'accents.categories.css', 'accents.projects.css', ...homeNames.map(coloursOf)]
for (const file of accentFiles)
  variablesOf(file, (selectors) => {
    if (!homeOf(selectors)) accentNames.push(accentOf(selectors) ?? `not an accent: ${selectors.join()}`)
    return true
  })
const accent = (name: string): Tokens =>
  new Map(accentFiles.flatMap((file) => [...variablesOf(file, (selectors) => accentOf(selectors) === name)]))

/** Returns the relative luminance of a colour (WCAG 2.2, definitions). */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The least contrast of text and of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
const text = 4.5
const control = 3
const grounds = ['ground', 'ground-tint', 'surface'] as const
const on = (names: readonly string[], foregrounds: readonly string[], least: number) =>
  names.flatMap((ground) => foregrounds.map((foreground) => [foreground, ground, least] as const))

const neutralPairs = [
  ...on(grounds, ['text', 'text-muted', 'text-faint', 'success', 'danger', 'warning', 'info'], text),
  ...on(grounds, ['line-strong'], control),
  ...on(['ground-deep'], ['text', 'text-muted'], text),
  ...on(['success-soft'], ['text', 'success'], text),
  ...on(['danger-soft'], ['text', 'danger'], text),
  ...on(['warning-soft'], ['text', 'warning'], text),
  ...on(['info-soft'], ['text', 'info'], text),
  ...on(['ink'], ['on-ink', 'on-ink-muted', 'on-ink-danger', 'highlight'], text),
  ...on(['ink'], ['on-ink-line'], control),
  ...on(['contrast'], ['on-contrast'], text),
  ...on(['contrast'], ['highlight'], control),
  ...on(['highlight'], ['on-highlight'], text),
  ...on(['paper', 'paper-hover'], ['on-paper'], text),
  // The ink button has the page's text colour as its ground.
  ...on(['text'], ['ground'], text),
]
const accentPairs = [
  ...on(['accent'], ['on-accent'], text),
  ...on(['accent-strong'], ['on-accent-strong'], text),
  ...on([...grounds, 'accent-soft'], ['accent-text'], text),
  ...on(['accent-soft'], ['text'], text),
  ...on(grounds, ['focus'], control),
]
/** Colours of lines that carry no information. */
const decorative = ['line', 'accent-line']

const ratio = ([foreground, ground]: readonly [string, string, number], variables: Tokens, theme: Scheme) =>
  contrast(
    ...([foreground, ground].map((name) => colourOf(`var(--color-${name})`, variables, theme)) as [string, string]),
  )

/** Returns the pairs whose contrast is too low. */
const failing = (pairs: typeof neutralPairs, variables: Tokens, theme: Scheme) =>
  pairs
    .map((pair) => ({ pair: `${pair[0]} on ${pair[1]}`, ratio: ratio(pair, variables, theme), least: pair[2] }))
    .filter((found) => !(found.ratio >= found.least))

describe.each(themes)('the colours of the %s theme', (theme) => {
  test('have enough contrast for text and controls', () => {
    expect(failing(neutralPairs, tokens, theme)).toEqual([])
  })

  test.each(accentNames)('have enough contrast for text and controls with the accent %s', (name) => {
    expect(failing(accentPairs, new Map([...tokens, ...accent(name)]), theme)).toEqual([])
  })
})

const homeTokens = (name: string) => variablesOf(coloursOf(name), (selectors) => homeOf(selectors) === name)
const homePairs = [
  ...on(['night'], ['on-night', 'on-night-muted'], text),
  ...on(['second'], ['on-second'], text),
  ...on(['third'], ['on-third'], text),
]

const tokensOf = (home: string): Tokens => new Map([...tokens, ...accent(home), ...homeTokens(home)])

describe('the colours of the homes', () => {
  test.each(homeNames)('of %s are in its own file, which has no other rules', (name) => {
    const others = (selectors: readonly string[]) => homeOf(selectors) !== name && accentOf(selectors) !== name
    expect(homeTokens(name).size).toBeGreaterThan(0)
    expect([...variablesOf(coloursOf(name), others)]).toEqual([])
  })

  test.each(homeNames.flatMap((name) => themes.map((theme) => [name, theme] as const)))(
    'of %s in the %s theme have enough contrast for text and controls',
    (name, theme) => {
      expect(failing([...neutralPairs, ...accentPairs, ...homePairs], tokensOf(name), theme)).toEqual([])
    },
  )
})

describe('the second and third fields of the homes', () => {
  const fields = homeNames.flatMap((name) => (['second', 'third'] as const).map((field) => [name, field] as const))

  test.each(fields)('have in %s (%s) a scheme that matches the lightness of their text', (name, field) => {
    const own = tokensOf(name)
    for (const theme of themes)
      expect(own.get(`--scheme-${field}`) ?? 'light').toBe(
        luminance(colourOf(`var(--color-on-${field})`, own, theme)) > 0.5 ? 'dark' : 'light',
      )
  })
})

test('every colour variable is in a tested pair or is decorative', () => {
  const named = [...tokens.keys()]
    .filter((name) => name.startsWith('--color-'))
    .map((name) => name.replace('--color-', ''))
  const paired = [...neutralPairs, ...accentPairs, ...homePairs].flatMap(([foreground, ground]) => [foreground, ground])
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !paired.includes(name) && !decorative.includes(name))).toEqual([])
})

describe('the accents', () => {
  test('have unique names, a colour and a text colour', () => {
    expect(new Set(accentNames).size).toBe(accentNames.length)
    expect(accentNames).toContain('party')
    for (const name of accentNames)
      expect([name, [...accent(name).keys()]]).toEqual([name, expect.arrayContaining(['--accent', '--accent-text'])])
  })

  test('include every accent that a page, a category or a project uses', () => {
    for (const name of [...Object.values(categoryAccents), ...Object.values(projectAccents), ...ownAccents])
      expect([name, accentNames.includes(name)]).toEqual([name, true])
    for (const { id, accent: name = 'party' } of table as readonly { id: string; accent?: string }[])
      expect([id, accentNames.includes(name)]).toEqual([id, true])
  })
})

test('the style sheet can set each theme against that of the system', () => {
  for (const theme of themes) {
    const sheet = postcss.parse(readFileSync(join(styles, 'tokens.css'), 'utf8'))
    const rule = sheet.nodes.find((node) => node.type === 'rule' && node.selector === `:root[data-theme='${theme}']`)
    expect(rule?.toString()).toContain(`color-scheme: ${theme}`)
  }
})

test('the theme grounds for the browser are the ground colours of the style sheet', () => {
  for (const theme of themes) expect(themeGrounds[theme]).toBe(colourOf('var(--color-ground)', tokens, theme))
})

test('the contrast function returns the values of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
  expect(contrast('#d9301f', '#ffffff')).toBeCloseTo(4.78, 2)
  expect(contrast('#7b808c', '#f4f3ef')).toBeCloseTo(3.56, 2)
})
