/**
 * Makes a new member of a family by copying the folder and the words of one that is there.
 *
 *   npm run new -- home bakery                  copies a small one
 *   npm run new -- home bakery --like cafe      copies this one
 */
import { cpSync, existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './setup/command.mjs'

interface Family {
  /** Files and folders of a member; `*` stands for the languages. */
  parts: (name: string) => readonly string[]
  /** What is copied where nothing else is asked for. */
  like: string
}

const families: Readonly<Record<string, Family>> = {
  home: {
    parts: (name) => [`client/pages/homes/${name}`, `locales/*/home/${name}.json`],
    like: 'spa-salon',
  },
  element: {
    parts: (name) => [`client/kit/${name}`, `locales/*/elements/${name}.json`],
    like: 'lists',
  },
  inner: {
    parts: (name) => [`client/pages/inner/${name}`, `locales/*/page/${name}.json`],
    like: 'our-team',
  },
  'page-title': {
    parts: (name) => [`client/pages/frames/titles/${name}`, `locales/*/page-title/${name}.json`],
    like: 'center-alignment',
  },
}

const usage = `Usage: npm run new -- <${Object.keys(families).join('|')}> <name> [--like <name>]`

/** @throws Error with one sentence for the terminal */
function make(args: readonly string[]): string[] {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { like: { type: 'string' } },
    allowPositionals: true,
  })
  const [kind = '', name = '', ...more] = positionals
  const family = families[kind]
  if (!family || more.length > 0) throw new Error(usage)
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name)) throw new Error('A name is of small letters, digits and hyphens.')
  const { like = family.like } = values
  const own = new RegExp(`(?<![\\w])${like}(?![\\w])`, 'g')
  const pairs = family.parts(like).flatMap((part, at) => {
    const found = globSync(part, { cwd: root })
    if (found.length === 0) throw new Error(`There is no ${kind} with the name ${like}.`)
    const [before = '', after = ''] = family.parts(name)[at]!.split('*')
    const language = part.split('*')[0]!.length
    return found.map((from) => [
      from,
      part.includes('*') ? before + from.slice(language).split('/')[0]! + after : before,
    ])
  })
  for (const [, to = ''] of pairs) if (existsSync(join(root, to))) throw new Error(`${to} is there already.`)
  return pairs.map(([from = '', to = '']) => {
    cpSync(join(root, from), join(root, to), { recursive: true })
    const files = to.includes('.') ? [to] : readdirSync(join(root, to)).map((file) => `${to}/${file}`)
    for (const file of files) {
      const path = join(root, file)
      const text = readFileSync(path, 'utf8')
      const copy = to.endsWith('.json') ? text : text.replace(own, name)
      // A new one has no place among the others yet: it follows them.
      writeFileSync(path, file.endsWith('/page.ts') ? copy.replace(/ position: \d+,?/, '') : copy)
    }
    return to
  })
}

try {
  process.stdout.write(`${make(process.argv.slice(2)).join('\n')}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
await import('./generate.ts')
