import { builtinModules } from 'node:module'
import { dirname, relative, resolve, sep } from 'node:path'

/**
 * @typedef {object} Row The allowed imports of a top folder.
 * @property {readonly string[]} folders The other top folders from which it may import, by their `#` alias.
 * @property {readonly string[]} packages The npm packages that it may import; `*` for any, `@scope/*` for those of a scope.
 * @property {boolean} [node] Whether it may import Node's modules.
 * @property {readonly string[]} [nodeFiles] Files that may import Node's modules although their folder may not.
 * @property {boolean} [ownAlias] Whether its files may import each other by the alias.
 * @property {readonly (readonly string[])[]} [layers] Its subfolders by layer, lowest first. A file may not import from a higher layer.
 *   Other subfolders and files are in the highest layer.
 */
/** @typedef {Readonly<Record<string, Row>>} Table a row for each top folder; `.` for files in the project folder */

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
 * Returns the index of a file's layer. A file outside all layers is in the highest one.
 *
 * @param {readonly (readonly string[])[]} layers
 * @param {string} path
 */
function layerOf(layers, path) {
  const at = layers.findIndex((folders) => folders.includes(path.split('/')[1] ?? ''))
  return at === -1 ? layers.length : at
}

/**
 * ESLint rule that allows imports between folders by a table. It checks `import` and `export … from`, `import()`, `import('…')` in
 * types, `import.meta.glob()` and `require()`.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const importsRule = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object' }],
    messages: {
      folder: '{{from}} may not import from {{to}}.',
      layer: '{{from}} is in a lower layer than {{to}} and may not import from it.',
      leaves: 'A relative import must stay in its top folder: write "#{{to}}/…".',
      own: 'Imports inside a top folder must be relative.',
      package: '{{from}} may not import the package {{name}}.',
      node: '{{from}} may not import modules of Node.',
      bareNode: 'Write "node:{{name}}".',
      barrel: 'Import the module itself, not a barrel (index file).',
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
     * Returns the problem of an import; undefined if it is allowed.
     * @param {string} source
     * @param {boolean} isPattern
     * @returns {{ messageId: string, data?: Record<string, string> } | undefined}
     */
    const problemOf = (source, isPattern) => {
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
      // Vite's glob does not resolve aliases, and settings files are outside all top folders.
      return isRelative && !isPattern && from !== '.' ? { messageId: 'leaves', data: { to } } : undefined
    }

    /**
     * @param {any} node the node to report
     * @param {any} source the node with the module name
     * @param {boolean} [isPattern] whether the name is a pattern of Vite's glob
     */
    const check = (node, source, isPattern = false) => {
      const text = source?.type === 'TemplateLiteral' ? `${source.quasis[0].value.cooked}*` : source?.value
      if (typeof text !== 'string') return
      const problem = problemOf(text.replace(/^!/, '').replace(/\?.*$/, ''), isPattern)
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
