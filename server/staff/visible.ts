/** Control characters, escape sequences, marks of text direction and invisible characters. The joiner of emoji may stay. */
const hidden = /(?!\u200D)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

const escapeCharacter = (character: string) =>
  `<U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}>`

/** Returns foreign text for one line of a terminal: `\x1b[2J` becomes `<U+001B>[2J`. */
export const visible = (text: string): string => text.replace(hidden, escapeCharacter)

/** Returns foreign text of several lines. Each line begins with the prefix, so that none looks like our own output. */
export const visibleLines = (text: string, prefix: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => prefix + visible(line.replaceAll('\t', '    ')))
    .join('\n')

/** Returns JSON in which every character that could control a terminal is escaped. */
export const visibleJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replace(hidden, (found) =>
    found === '\n' ? found : [...Array(found.length).keys()].map((unit) => escapeUnit(found.charCodeAt(unit))).join(''),
  )
const escapeUnit = (unit: number) => `\\u${unit.toString(16).padStart(4, '0')}`
