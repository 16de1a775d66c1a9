import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/* Lists of the files of a folder. Server sources also run in plain Node, which has no `import.meta.glob`. */

const root = new URL('../../', import.meta.url)

const headerOf = (folder: string) => `// Written by \`npm run generate\` from the files in ${folder}. Do not edit.\n`

/** Returns the paths of a folder's TypeScript files, without their ending, in alphabetical order. */
const filesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replaceAll('\\', '/').slice(0, -'.ts'.length))
    .sort()

/** Returns `mailList` for `mail/list`. */
const camelCase = (path: string): string => path.replace(/[^a-z]+([a-z])/g, (_, letter: string) => letter.toUpperCase())

const keyOf = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`)

const commandFolder = 'server/staff/commands/'

/** Returns server/staff/commands.generated.ts: `mail/list.ts` is the command `mail list`, and exports `mailListCommand`. */
export function commandList(): string {
  const files = filesIn(commandFolder)
  const exported = (file: string) => `${camelCase(file)}Command`
  return `${headerOf(commandFolder)}import type { Command } from './command.ts'
${files.map((file) => `import { ${exported(file)} } from './commands/${file}.ts'\n`).join('')}
/** Every command, in the order in which help lists them. */
export const commands = {
${files.map((file) => `  ${keyOf(file.replaceAll('/', ' '))}: ${exported(file)},\n`).join('')}} satisfies Record<string, Command>
`
}

const mailFolder = 'server/mail/mails/'
const mailKinds = () => filesIn(mailFolder).filter((file) => !file.includes('/'))

/** Returns server/mail/mails.generated.ts: `confirm.ts` is the kind `confirm`, and exports `confirmMail`. */
export function mailList(): string {
  const kinds = mailKinds()
  const exported = (kind: string) => `${camelCase(kind)}Mail`
  return `${headerOf(mailFolder)}import type { MailKind, MailPayloads } from '#shared/mails.generated.ts'
import type { Mail } from './mail.ts'
${kinds.map((kind) => `import { ${exported(kind)} } from './mails/${kind}.ts'\n`).join('')}
/** Every kind of mail. */
export const mails: { readonly [Kind in MailKind]: Mail<MailPayloads[Kind]> } = {
${kinds.map((kind) => `  ${keyOf(kind)}: ${exported(kind)},\n`).join('')}}
`
}

/** Returns shared/mails.generated.ts: the payloads of all mails, for folders that may not import the server. */
export function mailPayloads(): string {
  const payloads = mailKinds().map((kind) => {
    const name = camelCase(`-${kind}-payload`)
    return { kind, name, ...readPayload(`${mailFolder}${kind}.ts`, name) }
  })
  const imports = [...new Set(payloads.flatMap((payload) => payload.imports))].sort()
  return `${headerOf(mailFolder)}${imports.join('')}
${payloads.map(({ text }) => `${text}\n\n`).join('')}/** What the outbox keeps of a mail that is not sent yet, by the mail's kind. */
export interface MailPayloads {
${payloads.map(({ kind, name }) => `  ${keyOf(kind)}: ${name}\n`).join('')}}

export type MailKind = keyof MailPayloads
`
}

/** Reads a file's `interface Payload`, under another name, and the imports from shared/ that it needs. */
function readPayload(path: string, name: string): { text: string; imports: string[] } {
  const source = ts.createSourceFile(path, readFileSync(new URL(path, root), 'utf8'), ts.ScriptTarget.Latest, true)
  const payload = source.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === 'Payload',
  )
  if (!payload) throw new Error(`${path} has no interface Payload.`)

  const sources = new Map<string, string>()
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const bindings = statement.importClause?.namedBindings
    if (!bindings || !ts.isNamedImports(bindings)) continue
    for (const { name } of bindings.elements) sources.set(name.text, statement.moduleSpecifier.text)
  }
  const imports: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) {
      const type = node.typeName.getText()
      const from = sources.get(type)
      if (from?.startsWith('#shared/'))
        imports.push(`import type { ${type} } from './${from.slice('#shared/'.length)}'\n`)
      else if (from !== undefined || declares(source, type))
        throw new Error(`${path}: Payload may only use types of shared/, not ${type}.`)
    }
    ts.forEachChild(node, visit)
  }
  visit(payload)
  return { text: payload.getText().replace('interface Payload', `interface ${name}`), imports }
}

/** Returns whether a file declares a type of this name itself. */
const declares = (source: ts.SourceFile, name: string): boolean =>
  source.statements.some(
    (statement) =>
      (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) && statement.name.text === name,
  )
