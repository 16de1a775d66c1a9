/**
 * Writes the files that are derived from the sources. They are never edited by hand.
 *
 *   node scripts/generate.ts            writes them
 *   node scripts/generate.ts --check    ends with 1 and names those that are stale
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { pictureDeclarations, pictureGroups, routeRows, wordTypes } from './generated/folders.ts'
import { commandList, mailList, mailPayloads } from './generated/lists.ts'
import { environmentExample, settingsDocument } from './generated/settings.ts'
import { thirdPartyDocument } from './generated/thirdParty.ts'

/** In this order: later ones read what earlier ones wrote. */
const outputs: Record<string, () => string | Promise<string>> = {
  'docs/SETTINGS.md': settingsDocument,
  '.env.example': environmentExample,
  'THIRD-PARTY.md': thirdPartyDocument,
  'locales/words.generated.ts': wordTypes,
  ...routeRows,
  'client/art/groups.generated.ts': pictureGroups,
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
  const present = ((): string => {
    try {
      return readFileSync(file, 'utf8')
    } catch {
      return ''
    }
  })()
  if (text === present) continue
  if (isCheck) {
    process.stdout.write(`${path} is stale: run npm run generate.\n`)
    process.exitCode = 1
  } else writeFileSync(file, text)
}
