import type { Plugin } from 'vite'
import { makePressKit } from '../press/kit.ts'

const moduleId = 'virtual:press'
/** Rollup's convention: ids of virtual modules begin with `\0`. */
const resolvedId = `\0${moduleId}`

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  zip: 'application/zip',
}

/** Vite plugin that makes the press kit when `virtual:press` is first imported. This module has the addresses of the files. */
export function pressPlugin(): Plugin {
  let isEmitting = false
  let made: ReturnType<typeof makePressKit> | undefined
  return {
    name: 'press',
    configResolved(config) {
      isEmitting = config.command === 'build' && !config.build.ssr
    },
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return undefined
      const { kit, files } = (made ??= makePressKit())
      if (isEmitting) for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
      return `export default ${JSON.stringify(kit)}`
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const content = made?.files.get((request.url ?? '').slice(1))
        if (content === undefined) return next()
        response.setHeader('Content-Type', types[request.url!.replace(/^.*\./, '')]!)
        response.end(content)
      })
    },
  }
}
