import { camelCase, filesIn, header, quoted } from './files.ts'

const folder = 'server/staff/commands'

/** Returns server/staff/commands.generated.ts. The file `mail/list.ts` is the command `mail list` and exports `mailListCommand`. */
export function commandList(): string {
  const files = filesIn(folder, '.ts')
  const exported = (file: string) => `${camelCase(file)}Command`
  const row = (file: string) => `  ${quoted(file.replaceAll('/', ' '))}: ${exported(file)},\n`
  return `${header(folder)}import type { Command } from './command.ts'
${files.map((file) => `import { ${exported(file)} } from './commands/${file}.ts'\n`).join('')}
/** Every command, in the order in which help lists them. */
export const commands = {
${files.map(row).join('')}} satisfies Record<string, Command>
`
}
