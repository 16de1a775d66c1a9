import type { EnvironmentModuleNode, ViteDevServer } from 'vite'
import { escapeHtml } from '#shared/escapeHtml.ts'
import { layerStatement } from '#shared/layers.ts'
import { mapModules, moduleList, type ServerEntry } from '#shared/rendering.ts'
import { createDocument } from './document.ts'
import { fontSources } from './fonts.ts'
import type { Renderer } from './renderer.ts'
import { sourceHash } from './sourceHash.ts'

const entryServer = '/client/entry-server.tsx'

/** Returns the styles that modules import, in the order of import. */
async function collectStyles(vite: ViteDevServer, sources: readonly string[]): Promise<{ id: string; css: string }[]> {
  const { moduleGraph } = vite.environments.ssr
  const seen = new Set<EnvironmentModuleNode>()
  const found: EnvironmentModuleNode[] = []
  const walk = (module: EnvironmentModuleNode | undefined) => {
    if (!module || seen.has(module)) return
    seen.add(module)
    module.importedModules.forEach(walk)
    if (/\.css$/.test(module.file ?? '') && !module.url.includes('?inline')) found.push(module)
  }
  for (const source of sources) walk(await moduleGraph.getModuleByUrl(source))
  return Promise.all(
    found.map(async ({ url, id }) => {
      const { default: css } = (await vite.ssrLoadModule(`${url}?inline`)) as { default: string }
      return { id: id ?? url, css }
    }),
  )
}

/**
 * Returns the renderer of development, which loads the sources through Vite. The document has the styles in the form of
 * Vite's client: the first paint is styled, and the client adds none twice.
 */
export function createDevelopmentRenderer(vite: ViteDevServer): Renderer {
  const load = async () => ((await vite.ssrLoadModule(entryServer)) as { default: ServerEntry }).default
  return {
    resolve: async (found) => (await load()).resolve(found),
    indexedPaths: async (demoPages) => (await load()).indexedPaths(demoPages),
    writeFeed: async (name, request) => (await load()).writeFeed(name, request),
    suggest: async (request) => (await load()).suggest(request),
    webManifest: async (language, changes) => (await load()).webManifest(language, changes),
    icon: async () => (await load()).icon,
    touchIcon: async () => (await load()).touchIcon,
    async render(request) {
      const entry = await load()
      const page = await entry.renderPage(request)
      const document = createDocument(
        page,
        request.language,
        {
          script: '/client/entry-client.tsx',
          modules: mapModules(page.modules, (source) => `/${source}`),
          styles: layerStatement,
          styleFiles: [],
          partStyleFiles: [],
          modulePreloads: [],
          fonts: fontSources(request.language, page.typefaceSet).map((source) => `/${source}`),
        },
        request.notice,
      )
      const html = await vite.transformIndexHtml(request.pathname, document)
      const styles = await collectStyles(vite, [
        entryServer,
        ...[...moduleList(page.modules), ...page.styleModules].map((source) => `/${source}`),
      ])
      const elements = styles.map(
        ({ id, css }) => `<style data-vite-dev-id="${escapeHtml(id)}">${css.replace(/<\/style/g, '<\\/style')}</style>`,
      )
      return {
        body: Buffer.from(html.replace('</head>', () => `${elements.join('\n')}\n</head>`)),
        // Not used: the policy of development allows every inline style.
        stylesHash: sourceHash(layerStatement),
      }
    },
  }
}
