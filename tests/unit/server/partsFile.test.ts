import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { partsText, readParts } from '#server/partsFile.ts'

test('parts are read as they were written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'words.parts')
  const parts = { 'home/gym': { title: 'Ђаци\n\t„теретане”\u2028' }, empty: {}, list: ['é', 1, null] }
  writeFileSync(file, partsText(parts))
  expect({ ...readParts(pathToFileURL(file)) }).toEqual(parts)
})
