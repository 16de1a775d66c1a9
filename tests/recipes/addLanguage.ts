import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Clone } from './clone.ts'

/** A further language. Its words are the English ones but for those that the test asks for: how one translates is no part of the recipe. */
export const german = { code: 'de', ownName: 'Deutsch', aboutHeading: 'Wer wir sind' }

/** README, “Add a language”. */
export function addLanguage(clone: Clone): void {
  const { code, ownName, aboutHeading } = german
  const table = 'shared/i18n/languages.ts'
  clone.replace(
    table,
    "'en', 'fr', 'nl'] as const\nexport type Language =",
    `'en', 'fr', 'nl', '${code}'] as const\nexport type Language =`,
  )
  clone.replace(
    table,
    "'en', 'fr', 'nl'] as const\nexport type SourceLanguage",
    `'en', 'fr', 'nl', '${code}'] as const\nexport type SourceLanguage`,
  )
  clone.insertAfter(
    table,
    "  nl: { tag: 'nl'",
    `  ${code}: { tag: '${code}', intl: '${code}', openGraph: 'de_DE', ownName: '${ownName}', shortName: 'DE', source: '${code}' },`,
  )
  clone.insertAfter('shared/i18n/negotiate.ts', "  ['nl', 'nl'],", `  ['${code}', '${code}'],`)
  for (const file of readdirSync(join(clone.folder, 'locales/en'), { recursive: true, encoding: 'utf8' }))
    if (/\.(?:json|ts)$/.test(file)) clone.create(`locales/${code}/${file}`, clone.read(`locales/en/${file}`))
  clone.replace(`locales/${code}/about.json`, '"heading": "About us"', `"heading": "${aboutHeading}"`)
  clone.insertAfter('locales/words.ts', "import nl from './nl/index.ts'", `import ${code} from './${code}/index.ts'`)
  clone.replace('locales/words.ts', '{ sr, en, fr, nl }', `{ sr, en, fr, nl, ${code} }`)
  // What the compiler then names: the hashes of what people agree to (the same words, the same hashes), the font, the times.
  const versions = 'shared/consent/versions.ts'
  const hashes = [...clone.read(versions).matchAll(/en: ('[0-9a-f]{64}')/g)].map(([, hash]) => hash!)
  for (const hash of hashes) clone.insertAfter(versions, `en: ${hash}`, `      ${code}: ${hash},`)
  clone.insertAfter('shared/fonts.ts', "  nl: ['latin'],", `  ${code}: ['latin'],`)
  clone.insertAfter(
    'shared/i18n/format.ts',
    '  nl: (hours, minutes)',
    `  ${code}: (hours, minutes) => \`\${hours}:\${minutes}\`,`,
  )
  for (const family of ['posts', 'projects'])
    for (const entry of readdirSync(join(clone.folder, 'shared/content', family), { withFileTypes: true }))
      if (entry.isDirectory())
        clone.create(
          `shared/content/${family}/${entry.name}/${code}.json`,
          clone.read(`shared/content/${family}/${entry.name}/en.json`),
        )
  clone.replace('eslint.config.js', "'locales/nl/'],", `'locales/nl/', 'locales/${code}/'],`)
}
