import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import postcss from 'postcss'
import { describe, expect, test } from 'vitest'

/* Finds mistakes in styles that no compiler reports: unused and missing classes, and unset or unused custom properties. */

const root = join(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'client'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)
const read = (file: string) => readFileSync(join(root, file), 'utf8')

interface Use {
  /** The identifier of the imported style module. */
  name: string
  code: string
}

/** The imports of each style file. */
const uses = new Map<string, Use[]>()
for (const file of files.filter((one) => /\.tsx?$/.test(one))) {
  const code = read(file)
  for (const [, name = '', from = ''] of code.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)'$/gm)) {
    const styles = join(dirname(file), from)
    uses.set(styles, [...(uses.get(styles) ?? []), { name, code }])
  }
}

/** Returns whether a class belongs to Swiper, which adds it itself. */
const isForeign = (name: string) => name.startsWith('swiper-')

/** Returns the classes of a style file. */
function classesOf(css: string): Set<string> {
  const found = new Set<string>()
  postcss.parse(css).walkRules(({ selector }) => {
    const bare = selector.replace(/(["'])(?:(?!\1).)*\1/g, '')
    for (const [, name = ''] of bare.matchAll(/\.([a-z_][\w-]*)/gi)) found.add(name)
  })
  return found
}

/** Excludes matches in strings, in paths, and inside other identifiers. */
const before = String.raw`(?<![.\w'"/])`

/** Returns the classes that code uses by name, and whether it also computes names, so that it may use any class. */
function usedBy({ name, code }: Use): { named: string[]; isAny: boolean } {
  const named = [...code.matchAll(new RegExp(`${before}${name}(?:\\??\\.(\\w+)|\\['([^']+)'\\])`, 'g'))]
  return {
    named: named.map(([, plain, quoted]) => plain ?? quoted ?? ''),
    // Neither of the above, nor the import itself.
    isAny: new RegExp(`${before}${name}(?!\\w|\\??\\.\\w|\\['| from )`).test(code),
  }
}

describe('the CSS classes', () => {
  test.for(files.filter((file) => file.endsWith('.module.css')))(
    'of %s are all used, and all used classes exist',
    (file) => {
      const declared = classesOf(read(file))
      const used = (uses.get(file) ?? []).map(usedBy)
      const named = new Set(used.flatMap((use) => use.named))
      const isAny = used.some((use) => use.isAny)
      expect([...declared].filter((name) => !isAny && !named.has(name) && !isForeign(name))).toEqual([])
      expect([...named].filter((name) => !declared.has(name))).toEqual([])
    },
  )
})

/** Returns the subject of a selector: its last compound, without pseudo-classes and attributes. */
const subjectOf = (selector: string) =>
  selector
    .replace(/\([^()]*\)/g, '')
    .split(/[\s>+~]+/)
    .at(-1)!
    .replace(/\[[^\]]*\]|::?[\w-]+/g, '')

describe('an element with an aspect ratio', () => {
  // `flex: 1` sets a flex basis of 0 %. In a column without a height Chromium then uses the ratio, and Firefox a height of 0.
  test('has no flex basis of 0 %', () => {
    const found = files
      .filter((file) => file.endsWith('.module.css'))
      .flatMap((file) => {
        const [flexible, withRatio] = [new Set<string>(), new Set<string>()]
        postcss.parse(read(file)).walkDecls(({ prop, value, parent }) => {
          if (parent?.type !== 'rule') return
          const subjects = parent.selectors.map(subjectOf)
          if (prop === 'flex' && /^[\d.]+(?: [\d.]+)?(?: 0%)?$/.test(value))
            subjects.forEach((one) => flexible.add(one))
          if (prop === 'aspect-ratio' && value !== 'auto') subjects.forEach((one) => withRatio.add(one))
        })
        return [...flexible].filter((one) => withRatio.has(one)).map((one) => `${file}: ${one}`)
      })
    expect(found).toEqual([])
  })
})

describe('a custom property', () => {
  const sources = files
    .filter((file) => /\.(?:css|tsx?)$/.test(file))
    .map((file) => read(file).replace(/\/\*.*?\*\//gs, ''))
  const found = (pattern: RegExp) =>
    new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name)))
  // Set in styles, in style objects, or by a script.
  const set = new Set([
    ...found(/(?<![\w(-])(--[a-z][\w-]*)['"]?\]?\s*:/g),
    ...found(/setProperty\(\s*[`'](--[\w-]+)/g),
  ])
  const used = found(/(?:var|getPropertyValue)\(\s*'?(--[\w-]+)/g)

  test('that is read is set somewhere', () => {
    expect([...used].filter((name) => !set.has(name))).toEqual([])
  })

  test('that is set is read somewhere', () => {
    expect([...set].filter((name) => !used.has(name))).toEqual([])
  })
})
