/** What a command line of the documents begins with. Other code of one word is the name of a file or a setting. */
const programs = /^(?:cd|docker|git|node|npm|npx|staff)\b|^(?!-- )\S+ /

/** Returns the commands that a document prints, each once, in order: code blocks, and code in sentences and tables. */
export function commandsOf(markdown: string): string[] {
  const found = new Set<string>()
  const [...blocks] = markdown.matchAll(/^```\w*\n([^]*?)^```$/gm)
  for (const [, block = ''] of blocks)
    for (const line of block.split('\n')) if (line.trim()) found.add(line.replace(/\s+#.*$/, '').trim())
  const prose = markdown.replace(/^```\w*\n[^]*?^```$/gm, '')
  let last = ''
  for (const [, code = ''] of prose.matchAll(/`([^`\n]+)`/g)) {
    // `-- --shard=2/4` is the end of the command before it.
    if (code.startsWith('-- ')) found.add(`${last} ${code}`)
    else if (programs.test(code)) found.add((last = code))
  }
  return [...found]
}
