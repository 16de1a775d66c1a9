import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../setup/command.mjs'

/** Whether this build has the demonstration pages: `DEMO_PAGES=off` leaves them out (docs/decisions/0044-build-without-demonstration-pages.md). */
export const hasDemo = process.env['DEMO_PAGES'] !== 'off'

/** The source that replaces modules of the demonstration, by file. */
const substitutes: Readonly<Record<string, string>> = {
  'shared/demo.ts': 'export const hasDemo = false',
  'client/demo/registry.ts':
    'export const demoRegistry = {}; export const headerEntry = () => undefined; export const footerEntry = () => undefined',
  'client/crawlers/feed.tsx': 'export const writeFeed = undefined',
  'shared/routes/families/blog.ts': 'export const blog = []',
  'shared/routes/families/frames.ts': 'export const frames = []',
  'shared/routes/families/icons.ts': 'export const iconPages = []',
  'shared/routes/families/portfolio.ts': 'export const portfolio = []',
  'shared/routes/demoPages.generated.ts': 'export const demoPageRows = {}',
  'shared/routes/elements.generated.ts': 'export const elementRows = {}',
  'shared/routes/homes.generated.ts': 'export const homeRows = {}',
  'shared/routes/inner.generated.ts': 'export const innerRows = {}',
}

/**
 * Vite plugin that leaves the demonstration pages out of a build with `DEMO_PAGES=off`. It replaces modules before they are loaded, so
 * that the modules, pictures and styles that only they import are not built.
 */
export function demoPlugin(): Plugin {
  return {
    name: 'demo',
    apply: (_, { command }) => command === 'build' && !hasDemo,
    enforce: 'pre',
    buildStart() {
      for (const file of Object.keys(substitutes))
        if (!existsSync(join(root, file))) this.error(`scripts/vite/demo.ts replaces ${file}, which does not exist.`)
    },
    load: (id) => substitutes[relative(root, id)],
  }
}

/** Namespaces of words that only demonstration pages use. */
const demoWords =
  /^(?:(?:home|elements|page|headers|footers|page-title|blogs)\/|(?:homes|homeTitles|homeClaims|kit|elements|frames|frameHeadings|galleryCaptions|blog|postLabels|portfolio|icons|login-register)$)/

/** Returns the words of this build: all, or without those of the demonstration pages. */
export const builtWords = <Words extends object>(words: Words): Words =>
  hasDemo
    ? words
    : (Object.fromEntries(Object.entries(words).filter(([namespace]) => !demoWords.test(namespace))) as Words)
