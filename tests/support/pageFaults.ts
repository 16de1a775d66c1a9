import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { fontFamilies } from '#shared/fonts.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { typefaceSets } from '#shared/typefaceSets.ts'
import { match } from '#shared/routes/matchRoute.ts'
import { accessibility, atRest, settled, stored, tagOf, type Visitor } from './browser.ts'
import { dist } from './build.ts'
import { arrowFaults } from './arrowFaults.ts'
import { focusFaults } from './focusFaults.ts'
import { fontsUsed } from './fontsUsed.ts'
import { brokenWords, overflows, overlappingTexts } from './layoutFaults.ts'
import type { TestedPage, Theme, Width } from './renderPlan.ts'

/** The options of loading a page. */
export interface Load {
  page: TestedPage
  language: Language
  /** The theme in which the page is loaded. */
  theme: Theme
  width: Width
  /** The largest number of requests until the page has loaded: all of them, and those for files other than pictures and films. */
  requests?: { all: number; files: number }
  /** Whether to leave out the slowest checks: the other theme, and on a phone the focus at each Tab stop. */
  isBrief?: boolean
}

/** Screen widths: the narrowest one (WCAG 2.2, 1.4.10), both sides of each breakpoint, common widths, and a wide screen. */
export const screens = [320, 360, 390, 414, 480, 575, 576, 767, 768, 900, 991, 992, 1199, 1200, 1280, 1440, 1920]

/** The number of frames after which a layout that a script adjusts is final. */
const maxFrames = 60

/** Returns the font families of a page: the site's typeface, and that of the page's typeface set. */
const familiesAt = (path: string): string[] => {
  const { typefaceSet } = match(path).row
  return [fontFamilies.commissioner.name, ...(typefaceSet ? [fontFamilies[typefaceSets[typefaceSet]].name] : [])].sort()
}

let known: string[] | undefined
/** Returns every class that occurs in a style file of the build. */
function builtClasses(): string[] {
  const folder = join(dist, 'client/static/css')
  known ??= readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/\.([a-z_][\w-]*)/gi)])
    .map(([, name]) => name!)
  return known
}

/**
 * Returns the looks and classes that a script has added to a page although the document does not have their styles
 * (docs/decisions/0020).
 */
export const partsWithoutStyles = (page: Page): Promise<string[]> =>
  page.evaluate(async (built) => {
    const looksOf = (root: ParentNode) =>
      [...root.querySelectorAll<HTMLElement>('[data-look]')].map(({ dataset }) => dataset['look']!)
    const classesOf = (root: ParentNode) => [...root.querySelectorAll('[class]')].flatMap((part) => [...part.classList])
    const sent = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html')
    const added = (namesOf: typeof looksOf) => {
      const known = new Set(namesOf(sent))
      return [...new Set(namesOf(document))].filter((name) => !known.has(name))
    }
    const rules = [...document.styleSheets]
      .filter(({ disabled }) => !disabled)
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join(' ')
    const isStyled = (name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(rules)
    return [...added(looksOf), ...added(classesOf).filter((name) => built.includes(name) && !isStyled(name))]
  }, builtClasses())

/** Returns the elements that use `justify-self` in a block container. Only Chromium supports that; other browsers need a grid. */
const placedInBlocks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((part) => {
        const { justifySelf, position, float } = getComputedStyle(part)
        return (
          !/^(?:auto|normal|stretch)$/.test(justifySelf) &&
          !/absolute|fixed/.test(position) &&
          float === 'none' &&
          /block|flow-root|list-item/.test(getComputedStyle(part.parentElement!).display)
        )
      })
      .map((part) => `${part.localName}.${part.classList[0] ?? ''} “${part.textContent.trim().slice(0, 30)}”`),
  )

/**
 * Returns the elements with transitions or animations of more than a millisecond although the visitor prefers reduced motion. Fading is
 * allowed.
 */
const movingParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    for (const part of document.querySelectorAll('body *'))
      for (const pseudo of [undefined, '::before', '::after']) {
        const style = getComputedStyle(part, pseudo)
        const longest = (list: string) => Math.max(...list.split(',').map((time) => parseFloat(time)))
        const name = `${part.localName}.${part.classList[0] ?? ''}${pseudo ?? ''}`
        const fades = /^(?:opacity|visibility|(?:[a-z-]+-)?color)(?:, |$)/.test(style.transitionProperty)
        if (!fades && longest(style.transitionDuration) > 0.001)
          found.add(`${name} ${style.transitionProperty} ${style.transitionDuration}`)
        if (style.animationName !== 'none' && longest(style.animationDuration) > 0.001)
          found.add(`${name} ${style.animationName} ${style.animationDuration}`)
      }
    return [...found].slice(0, 10)
  })

/**
 * Returns overflowing elements, words broken without a hyphen, and overlapping texts, for each width. A fault counts only if it is still
 * there after some frames, because scripts may adjust the layout after a change of width.
 */
export async function layoutFaults(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await atRest(page)
    const measure = async () => [await overflows(page), await brokenWords(page), await overlappingTexts(page)].flat()
    let found = await measure()
    for (let frame = 0; found.length > 0 && frame < maxFrames; frame += 1) {
      await settled(page)
      if (frame % 20 === 19) found = await measure()
    }
    faults.push(...found.map((fault) => `${width} wide: ${fault}`))
  }
  return faults
}

/**
 * Loads a page and returns all faults. Checks the language, WCAG 2.2 AA in both themes, fonts, storage before a choice, and missing styles.
 * Then it checks the layout at several widths, controls under the arrow to the top, and the focus at every Tab stop.
 * Console errors, breaches of the security policy and requests to other hosts fail the test without being returned.
 * @param widths the widths at which the layout is checked
 */
export async function faultsOf(visitor: Visitor, load: Load, widths: readonly number[]): Promise<string[]> {
  const { page: tested, language, theme, width, requests: limits, isBrief = false } = load
  const requests: string[] = []
  const page = await visitor.open(tested.path, {
    language,
    theme,
    width,
    before: (opened) => opened.on('request', (request) => requests.push(request.resourceType())),
  })
  const faults: string[] = []
  const files = requests.filter((type) => !['image', 'media', 'texttrack'].includes(type))
  if (limits && requests.length > limits.all) faults.push(`${requests.length} requests, at most ${limits.all}`)
  if (limits && files.length > limits.files)
    faults.push(`${files.length} requests for files other than pictures and films, at most ${limits.files}`)
  const expectEqual = (what: string, value: unknown, expectedValue: unknown) => {
    const [actual, expected] = [value, expectedValue].map((one) => JSON.stringify(one))
    if (actual !== expected) faults.push(`${what}: ${actual} instead of ${expected}`)
  }
  const { lang, scheme } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    scheme: getComputedStyle(document.documentElement).colorScheme,
  }))
  expectEqual('language', lang, tagOf(language))
  expectEqual('colour schemes', scheme, 'light dark')
  expectEqual('stored before a choice', await stored(page), { cookie: '', local: {}, session: {} })
  expectEqual('parts without styles', await partsWithoutStyles(page), [])
  expectEqual('justify-self outside a grid', await placedInBlocks(page), [])
  const families = familiesAt(tested.path)
  expectEqual('fonts', await fontsUsed(page, families), families)
  const themesShown = isBrief ? [theme] : [theme, theme === 'light' ? ('dark' as const) : ('light' as const)]
  for (const shown of themesShown) {
    await page.emulateMedia({ colorScheme: shown })
    await atRest(page)
    faults.push(...(await accessibility(page)).map((fault) => `${shown}: ${fault}`))
  }
  expectEqual('motion although reduced motion is preferred', await movingParts(page), [])
  faults.push(...(await layoutFaults(page, widths)))
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
  await atRest(page)
  faults.push(...(await arrowFaults(page)))
  if (isBrief && width < 600) return faults
  faults.push(...(await focusFaults(page)))
  return faults
}
