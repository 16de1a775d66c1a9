import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../setup/command.mjs'

/**
 * Vite plugin that writes the server's modules into few files, which shortens the start: all modules that the same programs import are in
 * one file. Modules that are only imported dynamically keep the files that the bundler chooses.
 */
export function serverChunksPlugin(): Plugin {
  /** The names of the programs that import a module, directly or through others, by the module's id. */
  const programs = new Map<string, string[]>()
  return {
    name: 'server-chunks',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: (id) => programs.get(id)?.join('-') ?? null }],
            },
          },
        },
      },
    }),
    buildEnd(error) {
      if (error) return
      programs.clear()
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry)
      for (const entry of entries.sort()) {
        const name = relative(root, entry)
          .replace(/\.tsx?$/, '')
          .replaceAll('/', '.')
        const seen = new Set<string>()
        const visit = (id: string) => {
          if (seen.has(id)) return
          seen.add(id)
          const info = this.getModuleInfo(id)
          if (!info) return
          programs.set(id, [...(programs.get(id) ?? []), name])
          info.importedIds.forEach(visit)
        }
        visit(entry)
        // The server's entry enables the compile cache before it imports the rest. That of the pages loads feeds and the search on demand.
        if (!name.startsWith('client.')) this.getModuleInfo(entry)?.dynamicallyImportedIds.forEach(visit)
      }
      // Entries stay files of their own: they find the build by their own place.
      for (const entry of entries) programs.delete(entry)
    },
  }
}
