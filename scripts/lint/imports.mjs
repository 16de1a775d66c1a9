import { builtinModules } from 'node:module'
import { dirname, relative, resolve, sep } from 'node:path'

/**
 * @typedef {object} Row
 * @property {readonly string[]} folders the other top folders a folder may import from, by their `#` alias
 * @property {readonly string[]} packages the npm packages it may import; `*` for any, `@scope/*` for a scope's
 * @property {boolean} [node] whether it may import Node's modules
 * @property {readonly string[]} [nodeFiles] files that may where their folder may not
 * @property {boolean} [ownAlias] whether its files may name each other by the alias too
 * @property {readonly (readonly string[])[]} [layers] the folders inside it, lowest first: none imports from a later layer. Folders and files
 *   that are not named are above all
 */
/** @typedef {Readonly<Record<string, Row>>} Table a row for each top folder; `.` for the files of the project's own folder */

const builtins = new Set(builtinModules)

/** @param {string} source */
const packageName = (source) =>
  source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/')

/** @param {string} path */
const topFolder = (path) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '.')

/**
 * Returns the position of a file's layer; that of no layer is after all.
 *
 * @param {readonly (readonly string[])[]} layers
 * @param {string} path
 */
function layerOf(layers, path) {
  const at = layers.findIndex((folders) => folders.includes(path.split('/')[1] ?? ''))
  return at === -1 ? layers.length : at
}

/**
 * The rule of who may import whom, from one table. It sees every way in which a module names another: `import` and
 * `export … from`, `import()`, `import('…')` in a type, `import.meta.glob()` and `require()`.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const importsRule = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object' }],
    messages: {
      folder: '{{from}} may not import from {{to}}.',
      layer: '{{from}} lies below {{to}} and may not import from it.',
      leaves: 'A relative import stays inside its top folder: write "#{{to}}/…".',
      own: 'Inside a folder imports are relative.',
      package: '{{from}} may not import the package {{name}}.',
      node: '{{from}} may not import modules of Node.',
      bareNode: 'Write "node:{{name}}".',
      barrel: 'No barrels: import the module itself.',
    },
  },
  create(context) {
    /** @type {Table} */
    const table = context.options[0]
    const file = relative(context.cwd, context.filename).split(sep).join('/')
    const from = topFolder(file)
    const row = table[from]
    if (!row) return {}

    /**
     * @param {string} source
     * @param {boolean} isPattern
     * @returns {{ messageId: string, data?: Record<string, string> } | undefined}
     */
    const judge = (source, isPattern) => {
      const isRelative = /^\.{1,2}(?:\/|$)/.test(source)
      if (!isRelative && !source.startsWith('#')) {
        if (source.startsWith('node:') || builtins.has(source)) {
          if (!row.node && !row.nodeFiles?.includes(file)) return { messageId: 'node', data: { from } }
          return source.startsWith('node:') ? undefined : { messageId: 'bareNode', data: { name: source } }
        }
        const name = packageName(source)
        const allowed = row.packages.some(
          (known) => known === name || (known.endsWith('*') && name.startsWith(known.slice(0, -1))),
        )
        return allowed ? undefined : { messageId: 'package', data: { from, name } }
      }
      const target = isRelative
        ? relative(context.cwd, resolve(dirname(context.filename), source))
            .split(sep)
            .join('/')
        : source.slice(1)
      const to = isRelative && !target.includes('/') && !/\.\w+$/.test(target) ? target : topFolder(target)
      if (/(?:^|\/)(?:index(?:\.\w+)?|\.{1,2}|)$/.test(source)) return { messageId: 'barrel' }
      if (to === from) {
        if (!isRelative && !row.ownAlias) return { messageId: 'own' }
        const { layers = [] } = row
        return layerOf(layers, file) < layerOf(layers, target)
          ? { messageId: 'layer', data: { from: dirname(file), to: dirname(target) } }
          : undefined
      }
      if (!row.folders.includes(to)) return { messageId: 'folder', data: { from, to } }
      // Vite's glob knows no aliases, and the tools' settings lie outside every folder.
      return isRelative && !isPattern && from !== '.' ? { messageId: 'leaves', data: { to } } : undefined
    }

    /**
     * @param {any} node the node to report
     * @param {any} source the node that holds the module's name
     * @param {boolean} [isPattern] whether it names files as Vite's glob does
     */
    const check = (node, source, isPattern = false) => {
      const text = source?.type === 'TemplateLiteral' ? `${source.quasis[0].value.cooked}*` : source?.value
      if (typeof text !== 'string') return
      const problem = judge(text.replace(/^!/, '').replace(/\?.*$/, ''), isPattern)
      if (problem) context.report({ node, ...problem })
    }

    /** @param {any} node */
    const statement = (node) => {
      if (node.source) check(node, node.source)
    }

    return {
      ImportDeclaration: statement,
      ExportNamedDeclaration: statement,
      ExportAllDeclaration: statement,
      ImportExpression: (/** @type {any} */ node) => check(node, node.source),
      TSImportType: (/** @type {any} */ node) => check(node, node.source ?? node.argument?.literal),
      TSExternalModuleReference: (/** @type {any} */ node) => check(node, node.expression),
      CallExpression(/** @type {any} */ node) {
        const { callee } = node
        const isGlob =
          callee.type === 'MemberExpression' && callee.object.type === 'MetaProperty' && callee.property.name === 'glob'
        const isRequire = callee.type === 'Identifier' && callee.name === 'require'
        if (!isGlob && !isRequire) return
        const [first] = node.arguments
        for (const source of first?.type === 'ArrayExpression' ? first.elements : [first]) {
          check(node, source, isGlob)
        }
      },
    }
  },
}
