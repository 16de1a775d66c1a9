import { relative } from 'node:path'
import postcss, { type AcceptedPlugin } from 'postcss'
import { layers, type Layer } from '#shared/layers.ts'
import { root } from '../setup/command.mjs'

/** The layers of the demonstration's folders; the others are pages. */
const demoLayers: Readonly<Record<string, Layer>> = {
  elements: 'kit',
  footers: 'footers',
  headers: 'headers',
  pageTitles: 'sections',
}

/**
 * Returns the cascade layer of a style file: that of its folder. `client/styles/reset.css` is in the layer `reset`; accents, typeface sets and
 * the colours of pages are in that of the tokens.
 * @param file may end with a query
 */
export function layerOf(file: string): Layer | undefined {
  const [, folder, name = ''] = relative(root, file).split('/')
  const isOfTokens = /\/colours\.css\b/.test(file) || (folder === 'styles' && /^(?:accents|typefaceSets)\b/.test(name))
  if (isOfTokens) return 'tokens'
  if (folder === 'demo') return demoLayers[name] ?? 'pages'
  const wanted = folder === 'styles' ? name.replace(/\..*$/, '') : folder
  return layers.find((layer) => layer === wanted)
}

/** Puts each style file into the layer of its folder. */
export const layerByFolder: AcceptedPlugin = {
  postcssPlugin: 'layer-by-folder',
  Once(css) {
    const file = css.source?.input.file
    const layer = file && layerOf(file)
    if (!layer) return
    const inside = css.nodes.filter(
      (node) => !(node.type === 'atrule' && /^(?:import|charset|font-face)$/.test(node.name)),
    )
    for (const node of inside) node.remove()
    css.append(postcss.atRule({ name: 'layer', params: layer, nodes: inside }))
  },
}
