import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../setup/command.mjs'
import { camelCase, filesIn, header, quoted } from './files.ts'

const folder = 'server/mail/mails'
const mailKinds = () => filesIn(folder, '.ts').filter((file) => !file.includes('/'))

/** Returns server/mail/mails.generated.ts. The file `confirm.ts` is the kind `confirm` and exports `confirmMail`. */
export function mailList(): string {
  const kinds = mailKinds()
  const exported = (kind: string) => `${camelCase(kind)}Mail`
  return `${header(folder)}import type { MailKind, MailPayloads } from '#shared/mails.generated.ts'
import type { Mail } from './mail.ts'
${kinds.map((kind) => `import { ${exported(kind)} } from './mails/${kind}.ts'\n`).join('')}
/** Every kind of mail. */
export const mails: { readonly [Kind in MailKind]: Mail<MailPayloads[Kind]> } = {
${kinds.map((kind) => `  ${quoted(kind)}: ${exported(kind)},\n`).join('')}}
`
}

/** Returns shared/mails.generated.ts: the payload types of all mails, for folders that may not import from `server`. */
export function mailPayloads(): string {
  const payloads = mailKinds().map((kind) => {
    const name = camelCase(`-${kind}-payload`)
    return { kind, name, ...readPayload(`${folder}/${kind}.ts`, name) }
  })
  const imports = [...new Set(payloads.flatMap((payload) => payload.imports))].sort()
  return `${header(folder)}${imports.join('')}
${payloads.map(({ text }) => `${text}\n\n`).join('')}/** The data of a mail that the outbox stores until it is sent, by the kind of mail. */
export interface MailPayloads {
${payloads.map(({ kind, name }) => `  ${quoted(kind)}: ${name}\n`).join('')}}

export const mailKinds = [${payloads.map(({ kind }) => `'${kind}'`).join(', ')}] as const
export type MailKind = (typeof mailKinds)[number]
`
}

/**
 * Returns the source of a file's `interface Payload` under another name, and the imports from `shared` that it needs.
 * @throws Error when there is no `Payload`, or when it uses a type that is not from `shared`
 */
function readPayload(path: string, name: string): { text: string; imports: string[] } {
  const source = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true)
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
        throw new Error(`${path}: Payload may only use types of shared/. ${type} is not one of them.`)
    }
    ts.forEachChild(node, visit)
  }
  visit(payload)
  return { text: payload.getText().replace('interface Payload', `interface ${name}`), imports }
}

/** Returns whether a file declares a type of this name. */
const declares = (source: ts.SourceFile, name: string): boolean =>
  source.statements.some(
    (statement) =>
      (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) && statement.name.text === name,
  )
