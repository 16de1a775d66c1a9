import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/*
 * Large data of the server lies in files beside the built chunks. In a module it would stay in memory twice: as what it is, and as
 * the module's source, in two bytes for each character.
 */

/** What a module needs to read such files. */
export const readFileImport = `import { readFileSync } from 'node:fs'\n`

/** The text of such a file, as an expression in a chunk of the server. */
export const readFileExpression = (file: string): string =>
  `readFileSync(new URL(${JSON.stringify(`../${file}`)}, import.meta.url), 'utf8')`

/** @param folder where the server's entries lie */
export const writeServerFile = (folder: string, file: string, text: string): Promise<void> =>
  writeFile(join(folder, file), text)
