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
    ],
  },
  'both',
)

/**
 * Makes Vite's preload helper request a style file again after a failed request. Without this patch the next attempt would show the
 * page without the file. `client/entry-client.tsx` removes the failed element.
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

/** The modules of React that `esmReact` wraps. */
const sharedReact = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']

/**
 * Wraps React's CommonJS modules in ES modules. Otherwise every file that imports React needs the bundler's interop code, which is in
 * a separate file and costs a request on every first visit.
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

/** Replaces i18next by the part that the browser needs (docs/decisions/0025-replace-i18next-in-the-browser.md). */
export const smallI18next = replacePlugin('small-i18next', ['i18next'], () => join(root, 'client/i18n/i18next.ts'))
