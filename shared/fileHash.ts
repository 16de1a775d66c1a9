/**
 * The number of characters of the hash in the name of a built file, in base64url. 42 bits are enough to distinguish the versions of a
 * file, and the bundler accepts no fewer. Hashes cannot be compressed, so each character costs bytes in every document.
 */
export const hashLength = 7

const hashInName = new RegExp(`-[\\w-]{${hashLength}}(?=\\.\\w+$)`)

/** Returns the name of a built file without its hash: `/static/media/press-kit-a1b2c3d.zip` has the name `press-kit.zip`. */
export const nameWithoutHash = (address: string): string => address.replace(/^.*\//, '').replace(hashInName, '')
