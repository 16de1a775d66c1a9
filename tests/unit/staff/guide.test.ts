import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { StaffLanguage } from '#shared/i18n/languages.ts'
import { root } from '#tests/support/build.ts'
import { Capture, staffSite, type StaffSite } from './staff.ts'

let site: StaffSite
beforeEach(async () => {
  site = staffSite()
  await site.fill()
})
afterEach(() => site.remove())

/** Returns the words of a command line. Double quotation marks hold a word with spaces together. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/(?:[^\s"]|"[^"]*")+/g)].map(([word]) => word.replaceAll('"', ''))

const photograph = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#1f49c7' } })
    .jpeg()
    .toBuffer()

/** Runs the commands of a block, and returns the block with what they print. Addresses that differ each time are shortened. */
async function played(block: string, language: StaffLanguage): Promise<string> {
  const inFolder = (word: string) => join(site.folder, word)
  const lines: string[] = []
  for (const line of block.split('\n').filter((one) => one.startsWith('$ staff '))) {
    const words = wordsOf(line).slice(2)
    for (const word of words)
      if (/^[a-z]+\.jpg$/.test(word) && !existsSync(inFolder(word))) writeFileSync(inFolder(word), await photograph())
    const argv = words.map((word) => (existsSync(inFolder(word)) && word.includes('.') ? inFolder(word) : word))
    const stdout = new Capture()
    await site.staff(argv, { language: () => language, stdout, stderr: stdout })
    const shown = stdout.text
      .replaceAll(`${site.folder}/`, '')
      .replace(/token=\S+/, 'token=…')
      .replaceAll(/(?:\n {2}\S+\/media\/.*)+/g, '\n  …')
    lines.push(line, shown.trimEnd())
  }
  return `${lines.join('\n')}\n`
}

test.for([
  ['en', 'docs/STAFF.md'],
  ['sr-Cyrl', 'docs/STAFF.sr.md'],
] as const)('the guide in %s shows what its commands print', async ([language, name]) => {
  const file = join(root, name)
  const guide = readFileSync(file, 'utf8')
  let filled = ''
  let end = 0
  for (const { 0: whole, 1: kind, 2: own, 3: content = '', index } of guide.matchAll(
    /```(\w+)(?: (\S+))?\n([^]*?)```/g,
  )) {
    filled += guide.slice(end, index)
    end = index + whole.length
    if (own !== undefined) writeFileSync(join(site.folder, own), content)
    filled += kind === 'console' ? `\`\`\`console\n${await played(content, language)}\`\`\`` : whole
  }
  await expect(filled + guide.slice(end)).toMatchFileSnapshot(file)
})
