/** The first words of commands. Code of several words is a command too; other code names a file or a setting. */
const isCommand = /^(?:cd|docker|git|node|npm|npx|staff)\b|^\S+ /

const codeBlock = /^```\w*\n([^]*?)^```$/gm

/** Returns the commands that a document prints, each once, in order: code blocks, and code in sentences and tables. */
export function commandsOf(markdown: string): string[] {
  const found = new Set<string>()
  for (const [, block = ''] of markdown.matchAll(codeBlock))
    for (const line of block.split('\n')) if (line.trim()) found.add(line.replace(/\s+#.*$/, '').trim())
  let last = ''
  for (const [, code = ''] of markdown.replace(codeBlock, '').matchAll(/`([^`\n]+)`/g)) {
    // `-- --shard=2/4` is the end of the command before it.
    if (code.startsWith('-- ')) found.add(`${last} ${code}`)
    else if (isCommand.test(code)) found.add((last = code))
  }
  return [...found]
}
