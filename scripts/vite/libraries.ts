import { join } from 'node:path'
import { root } from '../setup/command.mjs'
import { patchPlugin, replacePlugin } from './patches.ts'

/**
 * Lets what we do not use of React Router fall away. Its module makes components, contexts and classes when it is loaded; a bundler
 * keeps them unless each is marked as free of side effects.
 */
export const shakeReactRouter = patchPlugin(
  {
    name: 'shake-react-router',
    file: '/node_modules/react-router/',
    changes: [
      { from: /^\w+\.(?:displayName = ".*"|contextType = \w+);$/gm, to: '' },
      { from: /= (class extends React\d*\.Component \{\n[^]*?\n\});$/gm, to: '= /* @__PURE__ */ (() => $1)();' },
      { from: /= (React\d*\.(?:forwardRef|createContext|memo|lazy)\()/g, to: '= /* @__PURE__ */ $1' },
    ],
  },
  'both',
)

/**
 * Lets Vite's helper ask again for a style file that did not come. Without it the page would be shown without the file at the next try.
 * The failed element is removed in `client/entry-client.tsx`.
 */
export const askForStylesAgain = patchPlugin(
  {
    name: 'ask-for-styles-again',
    file: 'vite/preload-helper',
    changes: [
      { from: /(\(err\) => \{\s*)seen\[href\] = (?:void 0|undefined);(\s*throw err)/, to: '$1delete seen[href];$2' },
    ],
  },
  'client',
)

/** React's packages that every file imports. */
const sharedReact = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']

/**
 * Wraps React's CommonJS modules in ES modules, in one place. Without it every file that imports React carries the bundler's
 * interop code, which lies in a file of its own: a request on every first visit.
 */
export const esmReact = replacePlugin(
  'esm-react',
  sharedReact,
  (source, importer) =>
    /^\0esm-react|\/node_modules\/(?:react|react-dom|scheduler)\//.test(importer) ? undefined : `\0esm-react:${source}`,
  async (id) => {
    const source = /^\0esm-react:(.*)$/.exec(id)?.[1]
    if (source === undefined) return undefined
    const names = Object.keys((await import(source)) as object).filter(
      (name) => /^[a-z]\w*$/i.test(name) && name !== 'default',
    )
    return [
      `import cjs from '${source}'`,
      'export default cjs',
      ...names.map((name) => `export const ${name} = /* @__PURE__ */ (() => cjs.${name})()`),
    ].join('\n')
  },
)

/** Replaces i18next by the part of it that a browser needs (docs/decisions/0025-words-in-the-browser.md). */
export const smallI18next = replacePlugin('small-i18next', ['i18next'], () => join(root, 'client/i18n/i18next.ts'))
