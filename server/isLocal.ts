/** Returns whether an address of the site is one of this machine. */
export const isLocal = (publicUrl: string): boolean => /^(?:localhost|127\.|\[::1\])/.test(new URL(publicUrl).host)
