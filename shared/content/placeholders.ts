const placeholder =
  /primer\.example|\b999-?\d{13}-?\d{2}\b|\b000 00 00\b|Пример|Primer|Презиме|Prezime|Example Party|Last name|Parti Exemple|Prénom Nom|Partij Voorbeeld|Achternaam/u

/** Returns whether a text, or a text in a list or object, is a placeholder for a fact that only the party knows. */
export function hasPlaceholder(value: unknown): boolean {
  if (typeof value === 'string') return placeholder.test(value)
  if (value === null || typeof value !== 'object') return false
  return Object.values(value).some(hasPlaceholder)
}
