/** Returns lines of two columns, the first as wide as its widest entry. */
export function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(0, ...rows.map(([first]) => first.length))
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`.trimEnd() + '\n').join('')
}

const lineWidth = 80

/** Returns text broken between words; every line after the first is indented. */
export function wrapped(text: string, indent: number): string {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!
    if (line !== '' && indent + line.length + 1 + word.length > lineWidth) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return lines.join(`\n${' '.repeat(indent)}`)
}
