/**
 * Writes the generated files, which are derived from the sources.
 *
 *   node scripts/generate.ts            writes them
 *   node scripts/generate.ts --check    names files that are out of date; exit code 1 if there are any
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { commandList } from './generated/commands.ts'
import { routeRows, wordTypes } from './generated/folders.ts'
import { mailList, mailPayloads } from './generated/mails.ts'
import { pictureDeclarations, pictureGroups } from './generated/pictures.ts'
import { environmentExample, settingsDocument } from './generated/settings.ts'
import { staffTexts } from './generated/staffTexts.ts'
import { thirdPartyDocument } from './generated/thirdParty.ts'

/** The generated files in the order of writing. Later ones read earlier ones. */
const outputs: Record<string, () => string | Promise<string>> = {
  'docs/SETTINGS.md': settingsDocument,
  '.env.example': environmentExample,
  'THIRD-PARTY.md': thirdPartyDocument,
  'locales/staff.generated.ts': staffTexts,
  'locales/words.generated.ts': wordTypes,
  ...routeRows,
  'client/pictures/groups.generated.ts': pictureGroups,
  'client/pictures.generated.d.ts': pictureDeclarations,
  'server/mail/mails.generated.ts': mailList,
  'server/staff/commands.generated.ts': commandList,
  'shared/mails.generated.ts': mailPayloads,
}

const isCheck = process.argv.includes('--check')
const root = new URL('../', import.meta.url)
for (const [path, write] of Object.entries(outputs)) {
  const file = new URL(path, root)
  const text = await write()
  const present = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (text === present) continue
  if (isCheck) {
    process.stdout.write(`${path} is out of date. Run npm run generate.\n`)
    process.exitCode = 1
  } else writeFileSync(file, text)
}
