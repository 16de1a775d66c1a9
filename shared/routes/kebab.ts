/** Converts a name to kebab case: `sideImage` becomes `side-image`. */
export const toKebab = (name: string): string => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
