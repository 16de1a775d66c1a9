import postcss, { type Rule } from 'postcss'

export type Scheme = 'light' | 'dark'
export type Tokens = ReadonlyMap<string, string>

/**
 * Returns the custom properties that the rules of a style sheet declare outside at-rules. Later rules override earlier ones.
 * @param fits chooses rules by their selectors; all rules by default
 */
export function tokensIn(css: string, fits: (selectors: readonly string[]) => boolean = () => true): Tokens {
  const rules = postcss.parse(css).nodes.filter((node): node is Rule => node.type === 'rule' && fits(node.selectors))
  const found = new Map<string, string>()
  for (const rule of rules)
    rule.walkDecls(/^--/, ({ prop, value }) => {
      found.set(prop, value)
    })
  return found
}

const channels = (colour: string): number[] => [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16))

/**
 * Returns the colour of a CSS value in a theme, as `#rrggbb`. It knows the forms that the tokens use: `#rrggbb`, `var()`,
 * `light-dark()` and `color-mix(in srgb, A 40%, B)` (CSS Color 5).
 * @throws Error when a custom property is not declared or the value has another form
 */
export function colourOf(value: string, tokens: Tokens, scheme: Scheme): string {
  const text = value.trim()
  if (/^#[\da-f]{6}$/.test(text)) return text
  const [, name, inside = ''] = /^([\w-]+)\((.*)\)$/s.exec(text) ?? []
  const given = postcss.list.comma(inside)
  if (name === 'var') {
    const declared = tokens.get(inside)
    if (declared === undefined) throw new Error(`The style sheets do not declare ${inside}.`)
    return colourOf(declared, tokens, scheme)
  }
  if (name === 'light-dark' && given.length === 2) return colourOf(given[scheme === 'light' ? 0 : 1]!, tokens, scheme)
  const [, first, percent] = /^(.*) ([\d.]+)%$/s.exec(given[1] ?? '') ?? []
  if (name !== 'color-mix' || given[0] !== 'in srgb' || first === undefined || given.length !== 3)
    throw new Error(`This is not a colour of the tokens: ${value}`)
  const share = Number(percent) / 100
  const other = channels(colourOf(given[2]!, tokens, scheme))
  const mixed = channels(colourOf(first, tokens, scheme)).map(
    (part, index) => share * part + (1 - share) * other[index]!,
  )
  return `#${mixed.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}
