/** How many letters must be changed, added, left out or swapped with their neighbour to make one word of the other. */
export function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min(row[j - 1]! + 1, rows[i - 1]![j]! + 1, rows[i - 1]![j - 1]! + change)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) least = Math.min(least, rows[i - 2]![j - 2]! + 1)
      row.push(least)
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}

/** No name is longer: what is typed beyond that is no misspelling, and comparing it would take long. */
const maxWordLength = 40

/** What was probably meant; undefined where nothing comes near. */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  const word = typed.toLowerCase()
  if (word === '' || word.length > maxWordLength) return undefined
  const begun = names.find((name) => name.startsWith(word))
  if (begun !== undefined) return begun
  const [best] = names
    .map((name) => ({ name, away: distance(word, name.toLowerCase()) }))
    .filter(({ name, away }) => away <= Math.max(1, Math.floor(Math.max(name.length, word.length) / 3)))
    .sort((a, b) => a.away - b.away)
  return best?.name
}
