import { statfs } from 'node:fs/promises'

/** The free space below which the log and `staff status` warn, in bytes. Submissions still succeed then. */
export const minFreeSpace = 64 * 1024 * 1024

/** Returns the free bytes of the disk that holds a folder; undefined when the system does not report them. */
export const freeSpace = (folder: string): Promise<number | undefined> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => undefined,
  )
