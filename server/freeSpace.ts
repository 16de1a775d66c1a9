import { statfs } from 'node:fs/promises'

/** Less free space than this is reported, in bytes: there is still time to act before submissions are refused. */
export const minFreeSpace = 64 * 1024 * 1024

/** Returns how many bytes of a folder's disk are free; undefined where the system does not say. */
export const freeSpace = (folder: string): Promise<number | undefined> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => undefined,
  )
