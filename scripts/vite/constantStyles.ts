import type { Plugin } from 'vite'

/** Words that cannot be the name of an export: a class of this name is only in the object of its style module. */
const reserved =
  /^(?:arguments|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|undefined|var|void|while|with|yield)$/

/** Returns whether the code uses a style module only by names that are written out: `styles.card`, not `styles[look]`. */
function namesOnly(code: string, styles: string): boolean {
  const uses = [...code.matchAll(new RegExp(`(?<![\\w$.])${styles}(?![\\w$])(?:\\.([\\w$]+))?`, 'g'))]
  return uses.every(([, name]) => name !== undefined && !reserved.test(name))
}

/**
 * Vite plugin that writes class names into the scripts as text. It imports the names of a style module one by one, so that the bundler
 * replaces them by their values and leaves out the object with all names (docs/decisions/0003).
 */
export const constantStyles: Plugin = {
  name: 'constant-styles',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'post',
  transform(code, id) {
    // Otherwise the bundler leaves out a module of which it needs no variable, with its styles. The minifier removes the variables.
    if (id.endsWith('.module.css')) return { code, moduleSideEffects: 'no-treeshake' }
    if (!code.includes('.module.css')) return null
    return code.replace(
      /^import (\w+) from (["'][^"']+\.module\.css["']);?$/gm,
      (statement, styles: string, source: string) =>
        namesOnly(code.replace(statement, ''), styles) ? `import * as ${styles} from ${source};` : statement,
    )
  },
}
