import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { partsText } from '#server/partsFile.ts'
import { root } from '../setup/command.mjs'

/*
 * Large data of the server is in files beside the built chunks. In a module it would be in memory twice: as data, and as the source of
 * the module with two bytes for each character.
 */

/** The import statement that a module needs for `readPartsExpression`. */
export const readPartsImport = `import { readParts } from ${JSON.stringify(join(root, 'server/partsFile.ts'))}\n`

/** Returns a JavaScript expression that opens a data file, for use in a chunk of the server: an object with the file's parts. */
export const readPartsExpression = (file: string): string =>
  `readParts(new URL(${JSON.stringify(`../${file}`)}, import.meta.url))`

/**
 * Writes a data file of the server.
 * @param folder the output folder of the server's build
 */
export const writeServerFile = (folder: string, file: string, parts: object): Promise<void> =>
  writeFile(join(folder, file), partsText(parts))
