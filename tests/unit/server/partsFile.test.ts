import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { partsText, readParts } from '#server/partsFile.ts'

/** Returns the path of a file in a new folder. */
function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'words.parts')
}

test('parts are read as they were written', () => {
  const file = newFile()
  const parts = { 'home/gym': { title: 'Ђаци\n\t„теретане”\u2028' }, empty: {}, list: ['é', 1, null] }
  writeFileSync(file, partsText(parts))
  expect({ ...readParts(pathToFileURL(file)) }).toEqual(parts)
})

test.each([0, 5, 20])('a file that is cut off after %i bytes is refused', (length) => {
  const file = newFile()
  writeFileSync(file, partsText({ forms: { title: 'Пишите нам' } }).slice(0, length))
  expect(() => readParts(pathToFileURL(file))).toThrow(`${file} is incomplete.`)
})
