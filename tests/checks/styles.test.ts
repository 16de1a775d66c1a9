import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import postcss from 'postcss'
import { describe, expect, test } from 'vitest'

/** A class that nobody wears, one that nobody has written, a property read and never set: mistakes that no compiler finds. */

const root = join(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'client'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)
const read = (file: string) => readFileSync(join(root, file), 'utf8')

interface Use {
  /** The name under which a file of code has the classes. */
  name: string
  code: string
}

/** Which code wears the classes of a style file, by the file. */
const uses = new Map<string, Use[]>()
for (const file of files.filter((one) => /\.tsx?$/.test(one))) {
  const code = read(file)
  for (const [, name = '', from = ''] of code.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)'$/gm)) {
    const styles = join(dirname(file), from)
    uses.set(styles, [...(uses.get(styles) ?? []), { name, code }])
  }
}

/** Classes of a library, which it puts on by itself. */
const isForeign = (name: string) => name.startsWith('swiper-')

/** The classes of a style file. */
function classesOf(css: string): Set<string> {
  const found = new Set<string>()
  postcss.parse(css).walkRules(({ selector }) => {
    const bare = selector.replace(/(["'])(?:(?!\1).)*\1/g, '')
    for (const [, name = ''] of bare.matchAll(/\.([a-z_][\w-]*)/gi)) found.add(name)
  })
  return found
}

/** Neither in a text nor a part of another name. */
const before = String.raw`(?<![.\w'"/])`

/** What code takes from the classes: by name, or all that there is, where the name is computed. */
function wornBy({ name, code }: Use): { named: string[]; isAny: boolean } {
  const named = [...code.matchAll(new RegExp(`${before}${name}(?:\\??\\.(\\w+)|\\['([^']+)'\\])`, 'g'))]
  return {
    named: named.map(([, plain, quoted]) => plain ?? quoted ?? ''),
    // Told apart from both of the above, and from the import itself.
    isAny: new RegExp(`${before}${name}(?!\\w|\\??\\.\\w|\\['| from )`).test(code),
  }
}

describe('the classes of', () => {
  test.for(files.filter((file) => file.endsWith('.module.css')))('%s are worn, and no others', (file) => {
    const there = classesOf(read(file))
    const worn = (uses.get(file) ?? []).map(wornBy)
    const named = new Set(worn.flatMap((use) => use.named))
    const isAny = worn.some((use) => use.isAny)
    expect([...there].filter((name) => !isAny && !named.has(name) && !isForeign(name))).toEqual([])
    expect([...named].filter((name) => !there.has(name))).toEqual([])
  })
})

/** The last part of a selector, without its states and attributes: what the rule is about. */
const subjectOf = (selector: string) =>
  selector
    .replace(/\([^()]*\)/g, '')
    .split(/[\s>+~]+/)
    .at(-1)!
    .replace(/\[[^\]]*\]|::?[\w-]+/g, '')

describe('a part whose ratio gives its height', () => {
  // `flex: 1` starts from 0 %. In a column of no given height Chromium takes the ratio then, and Firefox a height of 0.
  test('does not start from a flex basis of 0 %', () => {
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
  // In styles and in objects of styles; and by a script, of an element.
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
