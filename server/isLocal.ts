/** Returns whether an address is one of this machine, so that its connections stay on it. */
export const isLocal = (url: string): boolean =>
  /^(?:(?:.+\.)?localhost\.?|127\.[\d.]+|\[::1\])$/i.test(new URL(url).hostname)
