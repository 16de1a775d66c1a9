import type { Plugin } from 'vite'

/** The part of an ESTree import declaration that is read here. */
interface Import {
  type: string
  start: number
  end: number
  source?: { value: unknown } | null
  specifiers?: { type: string; local: { name: string }; imported?: { name?: string; value?: string } }[]
}

/** Returns the statement that has the same bindings without an import. */
function withoutImport({ source, specifiers = [] }: Import): string {
  const module = `process.getBuiltinModule(${JSON.stringify(source!.value)})`
  const named = specifiers.filter(({ type }) => type === 'ImportSpecifier')
  const whole = specifiers
    .filter(({ type }) => type !== 'ImportSpecifier')
    .map(({ local }) => `${local.name} = ${module}`)
  const pairs = named.map(
    ({ local, imported }) => `${imported!.name ?? JSON.stringify(imported!.value)}: ${local.name}`,
  )
  const bindings = [...whole, ...(pairs.length > 0 ? [`{ ${pairs.join(', ')} } = ${module}`] : [])]
  return bindings.length > 0 ? `const ${bindings.join(', ')};` : ''
}

/**
 * Vite plugin that lets the built server take Node's own modules from `process.getBuiltinModule`. An import of `node:http` reads all its
 * exports, among them a WebSocket client: 30 ms of a start.
 */
export const builtinModulesPlugin = (): Plugin => ({
  name: 'builtin-modules',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
  renderChunk(code) {
    let text = code
    for (const statement of (this.parse(code).body as Import[]).toReversed()) {
      const { value } = statement.source ?? {}
      if (statement.type !== 'ImportDeclaration' || typeof value !== 'string' || !value.startsWith('node:')) continue
      text = text.slice(0, statement.start) + withoutImport(statement) + text.slice(statement.end)
    }
    return text === code ? null : { code: text, map: null }
  },
})
