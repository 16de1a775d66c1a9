/** Returns the edit distance: how many letters must be changed, added, removed or swapped with their neighbour. */
export function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min(row[j - 1]! + 1, rows[i - 1]![j]! + 1, rows[i - 1]![j - 1]! + change)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwapped) least = Math.min(least, rows[i - 2]![j - 2]! + 1)
      row.push(least)
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}

/** A longer word is not a misspelling, and to compare it would take long. */
const maxWordLength = 40

/** Returns the name that was probably meant; undefined if none is similar. */
export function closestName(typed: string, names: readonly string[]): string | undefined {
  const word = typed.toLowerCase()
  if (word === '' || word.length > maxWordLength) return undefined
  const completed = names.find((name) => name.startsWith(word))
  if (completed !== undefined) return completed
  const [best] = names
    .map((name) => ({ name, distance: editDistance(word, name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= Math.max(1, Math.floor(Math.max(name.length, word.length) / 3)))
    .sort((a, b) => a.distance - b.distance)
  return best?.name
}
