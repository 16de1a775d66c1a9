import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/*
 * Large data of the server is in files beside the built chunks. In a module it would be in memory twice: as data, and as the source of
 * the module with two bytes for each character.
 */

/** The import statement that a module needs for `readFileExpression`. */
export const readFileImport = `import { readFileSync } from 'node:fs'\n`

/** Returns a JavaScript expression that reads a data file, for use in a chunk of the server. */
export const readFileExpression = (file: string): string =>
  `readFileSync(new URL(${JSON.stringify(`../${file}`)}, import.meta.url), 'utf8')`

/**
 * Writes a data file of the server.
 * @param folder the output folder of the server's build
 */
export const writeServerFile = (folder: string, file: string, text: string): Promise<void> =>
  writeFile(join(folder, file), text)
