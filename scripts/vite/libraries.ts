import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../setup/command.mjs'
import { patchPlugin, replacePlugin } from './patches.ts'

/**
 * Removes the unused parts of React Router from the build. Its module creates components, contexts and classes when it is loaded, and
 * the bundler keeps them unless they are marked as free of side effects.
 */
export const shakeReactRouter = patchPlugin(
  {
    name: 'shake-react-router',
    file: '/node_modules/react-router/',
    changes: [
      { from: /^\w+\.(?:displayName = ".*"|contextType = \w+);$/gm, to: '' },
      { from: /= (class extends React\d*\.Component \{\n[^]*?\n\});$/gm, to: '= /* @__PURE__ */ (() => $1)();' },
      { from: /= (React\d*\.(?:forwardRef|createContext|memo|lazy)\()/g, to: '= /* @__PURE__ */ $1' },
      { from: /= (Object\.getOwnPropertyNames\(Object\.prototype\).*);$/gm, to: '= /* @__PURE__ */ (() => $1)();' },
      { from: /(?<=^var valid(?:Request|Mutation)Methods = )(?=new Set\()/gm, to: '/* @__PURE__ */ ' },
      // Navigation with a data router, which the site does not have.
      { from: /isDataRoute \? useNavigateStable\(\) : (?=useNavigateUnstable\(\))/g, to: '' },
    ],
  },
  'both',
)

/** Leaves messages of React Router about faults of the site's own code out of the browser's script. They can be seen in development. */
export const shortenReactRouter = patchPlugin(
  {
    name: 'shorten-react-router',
    file: '/node_modules/react-router/',
    changes: [
      { from: /(?<=invariant\(base, )"No window\.location[^"]*"/g, to: "''" },
      { from: /(?<=function getInvalidPathError\(.*\) \{\s*return )`Cannot include [^;]*`(?=;\s*\})/g, to: "''" },
      { from: /(?<=locationContext != null,\s*)`<Router basename=[^;]*`(?=\s*\);)/g, to: "''" },
      { from: /(?<=!useInRouterContext\(\),\s*)`You cannot render [^`]*`/g, to: "''" },
    ],
  },
  'client',
)

/** Replaces the code of Vite's preload helper by our own, which is shorter and requests a style file again after a failed request. */
export const ownPreload = patchPlugin(
  {
    name: 'own-preload',
    file: 'vite/preload-helper',
    changes: [
      {
        from: /^[^]*\b__vitePreload\b[^]*$/,
        to: `export { preload as __vitePreload } from ${JSON.stringify(join(root, 'client/loading/preload.ts'))}`,
      },
    ],
  },
  'client',
)

/** The files of React's modules. */
const reactFiles = new Map(
  Object.entries({
    react: 'react/cjs/react',
    'react/jsx-runtime': 'react/cjs/react-jsx-runtime',
    'react-dom': 'react-dom/cjs/react-dom',
    'react-dom/client': 'react-dom/cjs/react-dom-client',
    scheduler: 'scheduler/cjs/scheduler',
  }).map(([source, file]) => [source, join(root, `node_modules/${file}.production.js`)]),
)

/**
 * Returns the code of a CommonJS module of React as an ES module. Each property of `exports` becomes a variable.
 * @throws Error when the module uses `exports` or `require` in another way
 */
function asEsModule(code: string): string {
  const names = [...new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name = '']) => name))]
  const isConstant = (name: string) => {
    const assignments = [...code.matchAll(new RegExp(`^( *)exports\\.${name} =\\s`, 'gm'))]
    return assignments.length === 1 && assignments[0]![1] === ''
  }
  const imports: string[] = []
  const body = code
    .replace(/(?:var\s+)?\b(\w+) = require\("([^"]+)"\)[,;]/g, (_, name: string, source: string) => {
      imports.push(`import * as ${name} from '${source}'`)
      return ''
    })
    .replace(/^exports\.(\w+)(?= =\s)/gm, (own, name: string) => (isConstant(name) ? `const ${own}` : own))
    .replace(/\bexports\.(\w+)/g, 'export_$1')
  if (names.length === 0 || /\b(?:exports|require)\b/.test(body)) throw new Error('A module of React has changed.')
  return [
    ...imports,
    ...names.filter((name) => !isConstant(name)).map((name) => `let export_${name}`),
    body,
    `export { ${names.map((name) => `export_${name} as ${name}`).join(', ')} }`,
    `export default { ${names.map((name) => `${name}: export_${name}`).join(', ')} }`,
  ].join('\n')
}

/**
 * Makes ES modules of React's CommonJS modules. The bundler then leaves out what nothing imports, and needs no interop code, which
 * would be a file of its own.
 */
export const esmReact = replacePlugin(
  'esm-react',
  [...reactFiles.keys()],
  (source) => reactFiles.get(source),
  async (id) => ([...reactFiles.values()].includes(id) ? asEsModule(await readFile(id, 'utf8')) : undefined),
)

/** The modules that have the needed part of a package (docs/decisions/0025-replace-i18next-in-the-browser.md). */
const smallPackages: Readonly<Record<string, string>> = {
  i18next: 'client/i18n/i18next.ts',
  'react-i18next': 'client/i18n/reactI18next.ts',
}

/** Replaces i18next and react-i18next by the part that the browser needs. */
export const smallI18next = replacePlugin('small-i18next', Object.keys(smallPackages), (source) =>
  join(root, smallPackages[source]!),
)
