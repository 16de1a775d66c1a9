import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/command.mjs'
import { collectTexts, differences, placeholdersIn, splitPlural, type Text } from '../words/parity.ts'
import { camelCase, filesIn, header, quoted } from './files.ts'

const folder = 'locales/staff'

/** Returns the name that a file's texts begin with: `mail list` for `commands/mail/list`. */
const namespaceOf = (file: string) =>
  file.startsWith('commands/') ? file.slice('commands/'.length).replaceAll('/', ' ') : file

const textsOf = (language: string): Text[] =>
  filesIn(`${folder}/${language}`, '.json').flatMap((file) =>
    collectTexts(JSON.parse(readFileSync(join(root, folder, language, `${file}.json`), 'utf8')), namespaceOf(file)),
  )

/** Returns the placeholders of each text; the plural forms of a text count as one text. */
function placeholdersByKey(texts: readonly Text[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { path, value } of texts) {
    const [key, form] = splitPlural(path)
    const names = found.get(key) ?? new Set<string>()
    for (const placeholder of placeholdersIn(value)) names.add(placeholder.replace(/^\{\{(\w+).*$/, '$1'))
    if (form !== undefined) names.add('count')
    found.set(key, names)
  }
  return found
}

/**
 * Returns locales/staff.generated.ts: the texts of the staff commands, and the placeholders of each for the compiler.
 * @throws Error with the texts that only one language has, or that differ in their placeholders
 */
export function staffTexts(): string {
  const found = differences(textsOf('en'), textsOf('sr'))
  if (found.length > 0) throw new Error(`${folder}/en differs from ${folder}/sr.\n${found.join('\n')}`)

  const files = filesIn(`${folder}/sr`, '.json')
  const imported = (language: string, file: string) => camelCase(`${language}/${file}`)
  const importOf = (language: string) =>
    files
      .map(
        (file) => `import ${imported(language, file)} from './staff/${language}/${file}.json' with { type: 'json' }\n`,
      )
      .join('')
  const wordsOf = (language: string) =>
    `  ${language}: {\n${files.map((file) => `    ${quoted(namespaceOf(file))}: ${imported(language, file)},\n`).join('')}  },\n`
  const rows = [...placeholdersByKey(textsOf('sr'))].map(
    ([key, names]) => `  ${quoted(key)}: ${[...names].map(quoted).join(' | ') || 'never'}\n`,
  )
  return `${header(folder)}${importOf('en')}${importOf('sr')}
/** The texts of the staff commands, by language and file. */
export const staffWords = {
${wordsOf('en')}${wordsOf('sr')}}

/** The placeholders of each text. */
export interface StaffPlaceholders {
${rows.join('')}}
`
}
