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

/** One load of one page. */
export interface Load {
  page: TestedPage
  language: Language
  /** The theme that it is loaded in. */
  theme: Theme
  width: Width
  /** The most requests until the page has loaded: all of them, and those for anything but pictures and films. */
  requests?: { all: number; files: number }
  /** Without the other theme, and on a phone without the walk by the Tab key: what takes longest. */
  isBrief?: boolean
}

/** The narrowest screen (WCAG 2.2, 1.4.10), and both sides of each width at which a layout changes, up to the widest screen. */
export const screens = [320, 360, 390, 414, 480, 575, 576, 767, 768, 900, 991, 992, 1199, 1200, 1280, 1440, 1920]

/** Frames after which a layout that a script adjusts is at rest. */
const mostFrames = 60

/** Returns the families that text on a page is drawn in: the site's typeface, and that of the page's typeface set. */
const familiesAt = (path: string): string[] => {
  const { typefaceSet } = match(path).row
  return [fontFamilies.commissioner.name, ...(typefaceSet ? [fontFamilies[typefaceSets[typefaceSet]].name] : [])].sort()
}

let known: string[] | undefined
/** Returns every class that a style file of the build has rules for. */
function builtClasses(): string[] {
  const folder = join(dist, 'client/static/css')
  known ??= readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/\.([a-z_][\w-]*)/gi)])
    .map(([, name]) => name!)
  return known
}

/**
 * Returns the looks and classes that a script has added to a page although the document holds none of their styles
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

/** Returns the parts that ask for a place beside the middle of a block, which only Chromium gives them: elsewhere they need a grid. */
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
 * Returns the parts that take time to change although the visitor asks for reduced motion: transitions and animations of more than a
 * millisecond. What only fades may take its time.
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
 * Returns what is wider than the screen, which words break without a hyphen, and which texts lie upon each other, for each width. What
 * is found must last: a script may adjust the layout some frames after the width has changed.
 */
export async function layoutFaults(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await atRest(page)
    const measure = async () => [await overflows(page), await brokenWords(page), await overlappingTexts(page)].flat()
    let found = await measure()
    for (let frame = 0; found.length > 0 && frame < mostFrames; frame += 1) {
      await settled(page)
      if (frame % 20 === 19) found = await measure()
    }
    faults.push(...found.map((fault) => `${width} wide: ${fault}`))
  }
  return faults
}

/**
 * Loads a page once and returns every fault that is found in it: its language, the rules of WCAG 2.2 AA in both themes, the fonts that
 * its text is drawn in, what it stores before a choice, styles that the document lacks, its layout at several widths, controls under the
 * arrow to the top, and the focus at every stop of the Tab key. Console errors, breaches of the security policy and requests to other hosts fail the test by themselves.
 * @param widths at which the layout is measured
 */
export async function faultsOf(visitor: Visitor, load: Load, widths: readonly number[]): Promise<string[]> {
  const { page: tested, language, theme, width, requests: most, isBrief = false } = load
  const requests: string[] = []
  const page = await visitor.open(tested.path, {
    language,
    theme,
    width,
    before: (opened) => opened.on('request', (request) => requests.push(request.resourceType())),
  })
  const faults: string[] = []
  const files = requests.filter((type) => !['image', 'media', 'texttrack'].includes(type))
  if (most && requests.length > most.all) faults.push(`${requests.length} requests, at most ${most.all}`)
  if (most && files.length > most.files)
    faults.push(`${files.length} requests for anything but pictures and films, at most ${most.files}`)
  const expectEqual = (what: string, found: unknown, wanted: unknown) => {
    const [one, other] = [found, wanted].map((value) => JSON.stringify(value))
    if (one !== other) faults.push(`${what}: ${one} instead of ${other}`)
  }
  const { lang, scheme } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    scheme: getComputedStyle(document.documentElement).colorScheme,
  }))
  expectEqual('language', lang, tagOf(language))
  expectEqual('colour schemes', scheme, 'light dark')
  expectEqual('stored before a choice', await stored(page), { cookie: '', local: {}, session: {} })
  expectEqual('parts without styles', await partsWithoutStyles(page), [])
  expectEqual('places that need a grid', await placedInBlocks(page), [])
  const families = familiesAt(tested.path)
  expectEqual('fonts', await fontsUsed(page, families), families)
  const themesShown = isBrief ? [theme] : [theme, theme === 'light' ? ('dark' as const) : ('light' as const)]
  for (const shown of themesShown) {
    await page.emulateMedia({ colorScheme: shown })
    await atRest(page)
    faults.push(...(await accessibility(page)).map((fault) => `${shown}: ${fault}`))
  }
  expectEqual('moves for who asks for reduced motion', await movingParts(page), [])
  faults.push(...(await layoutFaults(page, widths)))
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
  await atRest(page)
  faults.push(...(await arrowFaults(page)))
  if (isBrief && width < 600) return faults
  faults.push(...(await focusFaults(page)))
  return faults
}
