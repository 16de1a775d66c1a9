import { join, relative } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import { moduleList, type PageModules } from '#shared/rendering.ts'
import { notFound, table } from '#shared/routes/table.ts'
import { accentStyles } from '#server/rendering/criticalCss.ts'
import { root } from '../setup/command.mjs'
import { frontPage, pagesOfModules, shareModules, type Module } from './shareModules.ts'
import { styleFileName } from './shortClassNames.ts'

/** Returns the source files of each page with its header and its footer, as the list of all pages names them. */
async function listVisits(): Promise<string[][]> {
  const { module } = await runnerImport<{ modulesOf(found: object): PageModules }>(
    join(root, 'client/app/pageRegistry.ts'),
    { root, configFile: false, logLevel: 'error' },
  )
  return [...table, notFound].map((row) =>
    moduleList(module.modulesOf({ row, params: {} })).map((source) => join(root, source)),
  )
}

/**
 * Vite plugin that distributes the browser's modules over script files by their imports (docs/decisions/0023). It also writes the style
 * modules of each page to `styles.json`. With this list the critical CSS of a document has only rules of its page's style modules, even
 * if pages share a style file (docs/decisions/0020).
 */
export function sharedFilesPlugin(entrySource: string): Plugin {
  const entry = join(root, entrySource)
  const modules = new Map<string, Module>()
  let visits: readonly (readonly string[])[] = []
  let names: Map<string, string> | undefined
  return {
    name: 'shared-files',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Imports of a module are not added to its file. They are assigned separately.
              includeDependenciesRecursively: false,
              groups: [
                {
                  name: (id) => {
                    names ??= shareModules(modules, entry, visits)
                    return names.get(id) ?? (id.startsWith('\0rolldown') ? 'vendor' : null)
                  },
                },
              ],
            },
          },
        },
      },
    }),
    async buildStart() {
      visits = await listVisits()
    },
    buildEnd(error) {
      // A build that failed has too few modules. Vite reports its error.
      if (error) return
      modules.clear()
      names = undefined
      for (const id of this.getModuleIds()) {
        const { code, importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
        modules.set(id, { imports: importedIds, dynamicImports: dynamicallyImportedIds, size: code?.length ?? 0 })
      }
      if (![...modules.keys()].some((id) => id.includes(frontPage))) this.error(`No module is in ${frontPage}.`)
    },
    generateBundle() {
      const styles: Record<string, string[]> = {}
      for (const [id, pages] of pagesOfModules(modules, entry)) {
        const style = /\/accents\.\w+\.css$/.test(id) ? accentStyles : styleFileName(id)
        if (style !== undefined) for (const page of pages) (styles[relative(root, page)] ??= []).push(style)
      }
      this.emitFile({ type: 'asset', fileName: 'styles.json', source: JSON.stringify(styles) })
    },
  }
}
