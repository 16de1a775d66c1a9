/** A name as addresses are spelt: `sideImage` is `side-image`. */
export const toKebab = (name: string): string => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
