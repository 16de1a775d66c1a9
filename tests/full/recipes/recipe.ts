import type { Clone } from './clone.ts'

/** One recipe of docs/RECIPES.md, as something that can be followed. */
export interface Recipe {
  /** The words in bold that its paragraph begins with. */
  title: string
  /** What docs/RECIPES.md calls `<name>`. */
  name?: string
  /** Files that docs/RECIPES.md leaves to the compiler or the build to name. */
  othersName?: readonly RegExp[]
  /** What docs/RECIPES.md names for whoever does more than is done here. */
  notTried?: readonly string[]
  follow(steps: Steps): Promise<void> | void
}

/** What a recipe may do: write files that were not there, and lines beside others. */
export interface Steps {
  read: (file: string) => string
  list: (folder: string) => string[]
  /** Writes a file that is not there yet. */
  create: (file: string, text: string) => void
  /** Writes a file of words that is not there yet. */
  createWords: (file: string, words: object) => void
  /** Puts lines below the one that holds the anchor. */
  below: (file: string, anchor: string, lines: string) => void
  /** Puts lines above the one that holds the anchor. */
  above: (file: string, anchor: string, lines: string) => void
  /** Writes something else in the place of a text that stands there once. */
  instead: (file: string, old: string, text: string) => void
  run: Clone['run']
  /** What `npm run generate` does. */
  generate: () => Promise<void>
  /** The error that says that docs/RECIPES.md is wrong. */
  untrue: (what: string) => Error
}

export interface Followed {
  /** What docs/RECIPES.md names and the recipe has not touched. */
  unused: string[]
  /** What the recipe has touched and docs/RECIPES.md does not name. */
  unnamed: string[]
}

/**
 * Follows a recipe to the letter.
 * @returns where docs/RECIPES.md and the recipe differ
 * @throws Error where a line is gone beside which something is to stand, with the recipe's name
 */
export async function follow(recipe: Recipe, clone: Clone): Promise<Followed> {
  const touched = new Set<string>()
  const untrue = (what: string) => new Error(`The recipe “${recipe.title}” is no longer true: ${what}`)
  const change = (file: string, anchor: string, made: (before: string, after: string) => string) => {
    if (!clone.has(file)) throw untrue(`there is no ${file}.`)
    const parts = clone.read(file).split(anchor)
    const [before = '', after = ''] = parts
    if (parts.length !== 2) throw untrue(`${file} has “${anchor}” ${parts.length - 1} times, not once.`)
    clone.write(file, made(before, after))
    touched.add(file)
  }
  const create = (file: string, text: string) => {
    if (clone.has(file)) throw untrue(`${file} is there already.`)
    clone.write(file, text)
    touched.add(file)
  }
  await recipe.follow({
    read: (file) => clone.read(file),
    list: (folder) => clone.list(folder),
    create,
    createWords: (file, words) => create(file, `${JSON.stringify(words, null, 2)}\n`),
    below: (file, anchor, lines) =>
      change(file, anchor, (before, after) => {
        const end = after.indexOf('\n')
        return `${before}${anchor}${after.slice(0, end)}\n${lines}${after.slice(end)}`
      }),
    above: (file, anchor, lines) =>
      change(file, anchor, (before, after) => {
        const start = anchor.startsWith('\n') ? before.length + 1 : before.lastIndexOf('\n') + 1
        const text = before + anchor + after
        return `${text.slice(0, start)}${lines}\n${text.slice(start)}`
      }),
    instead: (file, old, text) => change(file, old, (before, after) => before + text + after),
    run: (args, env) => clone.run(args, env),
    generate: async () => {
      await clone.run(['scripts/generate.ts'])
    },
    untrue,
  })

  const named = filesNamed(paragraphOf(recipe, clone))
  const patterns = named.map((file) => [file, patternOf(file, recipe.name ?? '')] as const)
  const all = [...touched]
  const known = [...patterns.map(([, pattern]) => pattern), ...(recipe.othersName ?? [])]
  return {
    unused: patterns
      .filter(([file, pattern]) => !recipe.notTried?.includes(file) && !all.some((one) => pattern.test(one)))
      .map(([file]) => file),
    unnamed: all.filter((file) => !known.some((pattern) => pattern.test(file))),
  }
}

/** What docs/RECIPES.md says of it, in one line. */
function paragraphOf({ title }: Recipe, clone: Clone): string {
  const paragraphs = clone.read('docs/RECIPES.md').split(/\n{2,}/)
  const found = paragraphs.filter((text) => text.startsWith(`**${title}.**`))
  if (found.length !== 1) throw new Error(`docs/RECIPES.md has ${found.length} recipes “${title}”, not one.`)
  return found[0]!.replaceAll('\n', ' ')
}

/** The files and folders of a paragraph; a command, an address and a word of the code are none. */
const filesNamed = (paragraph: string): string[] =>
  [...paragraph.matchAll(/`([^`]+)`/g)]
    .map(([, word]) => word!)
    .filter((word) => /^\w[^\s:]*(?:\/|\.(?:tsx?|json|css|js))$/.test(word))

/** A file by the end of its path, a folder by what lies in it. */
function patternOf(named: string, name: string): RegExp {
  const path = named
    .replace(/[.[\]]/g, '\\$&')
    .replaceAll('<name>', name)
    .replaceAll('*', '[^/]+')
  return new RegExp(`(?:^|/)${path}${named.endsWith('/') ? '' : '$'}`)
}
