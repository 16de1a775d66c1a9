/** Matches commands: a known program, or any code of several words. Other code names a file or a setting. */
const isCommand = /^(?:cd|docker|git|node|npm|npx|staff)\b|^\S+ /

const codeBlock = /^```\w*\n([^]*?)^```$/gm

/** Returns the commands in the code blocks and the inline code of a document, each once, in order. */
export function commandsOf(markdown: string): string[] {
  const found = new Set<string>()
  for (const [, block = ''] of markdown.matchAll(codeBlock))
    for (const line of block.split('\n')) if (line.trim()) found.add(line.replace(/\s+#.*$/, '').trim())
  let last = ''
  for (const [, code = ''] of markdown.replace(codeBlock, '').matchAll(/`([^`\n]+)`/g)) {
    // `-- --shard=2/4` continues the previous command.
    if (code.startsWith('-- ')) found.add(`${last} ${code}`)
    else if (isCommand.test(code)) found.add((last = code))
  }
  return [...found]
}
