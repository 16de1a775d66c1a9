/**
 * Makes a new page, mail or other thing by copying the files of one that is there.
 *
 *   npm run new -- home bakery                  copies a small home
 *   npm run new -- home bakery --like cafe      copies this one
 *   npm run new -- command mail retry           makes a staff command of two words
 */
import { cpSync, existsSync, globSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './setup/command.mjs'

interface Kind {
  /** Files and folders of one; `*` stands for a folder's name, such as that of a language. */
  parts: (name: string) => readonly string[]
  /** What is copied where nothing else is asked for. */
  like: string
  /** What is exported: the name in camel case, and this. */
  suffix?: string
}

const kinds: Readonly<Record<string, Kind>> = {
  page: {
    parts: (name) => [`client/pages/${name}`, `locales/*/${name}.json`],
    like: 'accessibility',
  },
  home: {
    parts: (name) => [`client/demo/homes/${name}`, `locales/*/home/${name}.json`],
    like: 'spa-salon',
  },
  element: {
    parts: (name) => [`client/demo/elements/${name}`, `locales/*/elements/${name}.json`],
    like: 'lists',
  },
  inner: {
    parts: (name) => [`client/demo/inner/${name}`, `locales/*/page/${name}.json`],
    like: 'our-team',
  },
  'page-title': {
    parts: (name) => [`client/demo/frames/titles/${name}`, `locales/*/page-title/${name}.json`],
    like: 'center-alignment',
  },
  header: {
    parts: (name) => [`client/demo/headers/${name}`, `locales/*/headers/${name}.json`],
    like: 'white-header',
  },
  footer: {
    parts: (name) => [`client/demo/footers/${name}`, `locales/*/footers/${name}.json`],
    like: 'thin-row',
  },
  article: {
    parts: (name) => [`shared/content/posts/${name}`],
    like: 'receipt-photo',
  },
  project: {
    parts: (name) => [`shared/content/projects/${name}`],
    like: 'bakery-mark',
  },
  mail: {
    parts: (name) => [
      `server/mail/mails/${name}.ts`,
      `locales/*/server/mails/${name}.json`,
      `locales/staff/*/mails/${name}.json`,
    ],
    like: 'access',
    suffix: 'Mail',
  },
  command: {
    parts: (name) => [`server/staff/commands/${name}.ts`, `locales/staff/*/commands/${name}.json`],
    like: 'verify-consent',
    suffix: 'Command',
  },
  language: {
    parts: (name) => [`locales/${name}`, `shared/content/{posts,projects}/*/${name}.json`],
    like: 'en',
  },
}

const kindNames = Object.keys(kinds).join(', ')

/** Returns `mailRetry` for `mail/retry`. */
const camelCase = (name: string): string => name.replace(/[^a-z\d]+(\w)/g, (_, letter: string) => letter.toUpperCase())

interface Asked {
  kind: string
  name: string
  like: string
}

/** @throws Error with one sentence for the terminal */
function read(args: readonly string[]): Asked {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { like: { type: 'string' } },
    allowPositionals: true,
  })
  const [kind = '', ...words] = positionals
  if (!Object.hasOwn(kinds, kind) || words.length === 0 || words.length > (kind === 'command' ? 2 : 1))
    throw new Error(`Name what to make and its name, as in "npm run new -- home bakery"; it can be: ${kindNames}.`)
  if (!words.every((word) => /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(word)))
    throw new Error('A name is of small letters, digits and hyphens.')
  const usual = words.length === 2 ? 'mail/release' : kinds[kind]!.like
  return { kind, name: words.join('/'), like: values.like?.replace(' ', '/') ?? usual }
}

/** Returns where each file and folder comes from and goes to. */
function pairsOf({ kind, name, like }: Asked): { from: string; to: string }[] {
  const { parts } = kinds[kind]!
  // The files of a folder import by the folder's depth.
  if (name.split('/').length !== like.split('/').length)
    throw new Error('A staff command is copied from one with as many words.')
  const pairs = parts(like).flatMap((part, at) => {
    const found = globSync(part, { cwd: root })
    if (found.length === 0) throw new Error(`There is no ${kind} with the name ${like.replace('/', ' ')}.`)
    const target = parts(name)[at]!
    return found.map((from) => {
      const path = from.replaceAll('\\', '/').split('/')
      // What a pattern leaves open stays as it was found.
      const to = target.split('/').map((step, depth) => (/[*{]/.test(step) ? path[depth] : step))
      return { from, to: to.join('/') }
    })
  })
  const taken = pairs.find(({ to }) => existsSync(join(root, to)))
  if (taken) throw new Error(`${taken.to} is there already.`)
  return pairs
}

const filesIn = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))

/** Writes the new name into a copied source, and into the name of its file. */
function rename(path: string, { kind, name, like }: Asked, hasPictures: boolean): void {
  const { suffix } = kinds[kind]!
  // In quotes, or as a step of an address. Pictures that do not lie in the copied folder keep their name.
  const before = `(?<=['"\`/-])${hasPictures ? '' : '(?<!virtual:pictures/[\\w-]*)'}`
  const spaced = (words: string) => words.replace('/', ' ')
  let copy = readFileSync(path, 'utf8').replace(new RegExp(`${before}${spaced(like)}(?![\\w-])`, 'g'), spaced(name))
  if (suffix) copy = copy.replaceAll(`${camelCase(like)}${suffix}`, `${camelCase(name)}${suffix}`)
  // A new page has no place among the others yet: it follows them.
  writeFileSync(path, path.endsWith('/page.ts') ? copy.replace(/ position: \d+,?/, '') : copy)
  const file = basename(path)
  if (file.startsWith(`${like}.`)) renameSync(path, join(path, '..', file.replace(like, name)))
}

function make(asked: Asked): string[] {
  const pairs = pairsOf(asked)
  for (const { from, to } of pairs) {
    cpSync(join(root, from), join(root, to), { recursive: true })
    const hasPictures = existsSync(join(root, from, 'pictures.ts'))
    for (const file of filesIn(join(root, to)).filter((one) => /\.(?:tsx?|css)$/.test(one)))
      rename(file, asked, hasPictures)
  }
  return pairs.map(({ to }) => to)
}

try {
  process.stdout.write(`${make(read(process.argv.slice(2))).join('\n')}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
await import('./generate.ts')
