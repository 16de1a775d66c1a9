/**
 * Adds a page, a mail or another part of the site by copying the files of an existing one.
 *
 *   npm run new -- home bakery                  Copies the default home.
 *   npm run new -- home bakery --like cafe      Copies the home "cafe".
 *   npm run new -- command mail retry           Adds a staff command of two words.
 */
import { cpSync, existsSync, globSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './setup/command.mjs'

interface Kind {
  /** Returns the paths of the files and folders. `*` stands for the name of a folder, for example of a language. */
  parts: (name: string) => readonly string[]
  /** The name that is copied by default. */
  like: string
  /** The end of the exported identifier. The first part is the name in camel case. */
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

interface Request {
  kind: string
  name: string
  like: string
}

/**
 * Parses the command line.
 * @throws Error with a message for the terminal when the arguments are wrong
 */
function readArguments(args: readonly string[]): Request {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { like: { type: 'string' } },
    allowPositionals: true,
  })
  const [kind = '', ...words] = positionals
  if (!Object.hasOwn(kinds, kind) || words.length === 0 || words.length > (kind === 'command' ? 2 : 1))
    throw new Error(`Give a kind and a name, for example "npm run new -- home bakery". Kinds: ${kindNames}.`)
  if (!words.every((word) => /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(word)))
    throw new Error('A name may have lower-case letters, digits and hyphens, and starts with a letter.')
  const defaultLike = words.length === 2 ? 'mail/release' : kinds[kind]!.like
  return { kind, name: words.join('/'), like: values.like?.replace(' ', '/') ?? defaultLike }
}

/** Returns the source path and the target path of each file and folder. */
function pairsOf({ kind, name, like }: Request): { from: string; to: string }[] {
  const { parts } = kinds[kind]!
  // Relative imports depend on the depth of the folder.
  if (name.split('/').length !== like.split('/').length)
    throw new Error('A staff command can only be copied from one with the same number of words.')
  const pairs = parts(like).flatMap((part, at) => {
    const found = globSync(part, { cwd: root })
    if (found.length === 0) throw new Error(`There is no ${kind} with the name ${like.replace('/', ' ')}.`)
    const target = parts(name)[at]!
    return found.map((from) => {
      const path = from.replaceAll('\\', '/').split('/')
      // Folders that match a wildcard keep their names.
      const to = target.split('/').map((step, depth) => (/[*{]/.test(step) ? path[depth] : step))
      return { from, to: to.join('/') }
    })
  })
  const taken = pairs.find(({ to }) => existsSync(join(root, to)))
  if (taken) throw new Error(`${taken.to} exists already.`)
  return pairs
}

const filesIn = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))

/** Replaces the old name by the new one in a copied file and in its file name. */
function rename(path: string, { kind, name, like }: Request, hasPictures: boolean): void {
  const { suffix } = kinds[kind]!
  // The name is replaced in quotes and in addresses. Names of pictures outside the copied folder stay.
  const before = `(?<=['"\`/-])${hasPictures ? '' : '(?<!virtual:pictures/[\\w-]*)'}`
  const spaced = (words: string) => words.replace('/', ' ')
  let copy = readFileSync(path, 'utf8').replace(new RegExp(`${before}${spaced(like)}(?![\\w-])`, 'g'), spaced(name))
  if (suffix) copy = copy.replaceAll(`${camelCase(like)}${suffix}`, `${camelCase(name)}${suffix}`)
  // Without a position the new page comes last.
  writeFileSync(path, path.endsWith('/page.ts') ? copy.replace(/ position: \d+,?/, '') : copy)
  const file = basename(path)
  if (file.startsWith(`${like}.`)) renameSync(path, join(path, '..', file.replace(like, name)))
}

function make(request: Request): string[] {
  const pairs = pairsOf(request)
  for (const { from, to } of pairs) {
    cpSync(join(root, from), join(root, to), { recursive: true })
    const hasPictures = existsSync(join(root, from, 'pictures.ts'))
    for (const file of filesIn(join(root, to)).filter((path) => /\.(?:tsx?|css)$/.test(path)))
      rename(file, request, hasPictures)
  }
  return pairs.map(({ to }) => to)
}

try {
  process.stdout.write(`${make(readArguments(process.argv.slice(2))).join('\n')}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
await import('./generate.ts')
