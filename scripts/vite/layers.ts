import { relative } from 'node:path'
import postcss, { type AcceptedPlugin } from 'postcss'
import { layers, type Layer } from '#shared/layers.ts'
import { root } from '../setup/command.mjs'

/** The layers of the folders of `client/demo`. Other folders are in the layer `pages`. */
const demoLayers: Readonly<Record<string, Layer>> = {
  elements: 'kit',
  footers: 'footers',
  headers: 'headers',
  pageTitles: 'sections',
}

/**
 * Returns the cascade layer of a style file: that of its folder. In `client/styles` the file name is the layer. Accents, typeface sets
 * and the colours of pages are in the layer `tokens`.
 * @param file path, with or without a query
 */
export function layerOf(file: string): Layer | undefined {
  const [, folder, name = ''] = relative(root, file).split('/')
  const isOfTokens = /\/colours\.css\b/.test(file) || (folder === 'styles' && /^(?:accents|typefaceSets)\b/.test(name))
  if (isOfTokens) return 'tokens'
  if (folder === 'demo') return demoLayers[name] ?? 'pages'
  const layerName = folder === 'styles' ? name.replace(/\..*$/, '') : folder
  return layers.find((layer) => layer === layerName)
}

/** PostCSS plugin that puts each style file into the cascade layer of its folder. */
export const layerByFolder: AcceptedPlugin = {
  postcssPlugin: 'layer-by-folder',
  Once(css) {
    const file = css.source?.input.file
    // The development server also passes the styles of a document, under the path of the page.
    const layer = file && !file.includes('?html-proxy') && layerOf(file)
    if (!layer) return
    const inside = css.nodes.filter(
      (node) => !(node.type === 'atrule' && /^(?:import|charset|font-face)$/.test(node.name)),
    )
    for (const node of inside) node.remove()
    css.append(postcss.atRule({ name: 'layer', params: layer, nodes: inside }))
  },
}
