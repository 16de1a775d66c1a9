import type { Plugin } from 'vite'
import { drawPicture } from '#client/art/art.ts'
import { productBackdrops } from '#client/pictures/shared.ts'
import { pictureNameOf, productViews } from '#shared/content/productViews.ts'
import { shopItemIds } from '#shared/content/shopNames.ts'
import { card, toPng } from './content.ts'
import { photographAt, photographCard } from './photographs.ts'
import { fileNameOf } from './pictures.ts'

const moduleId = 'virtual:shopCards'
/** Rollup's convention: ids of virtual modules begin with `\0`. */
const resolvedId = `\0${moduleId}`

/** Draws the picture for shared links of each product. `name` is the name of the PNG file. */
const drawCards = () =>
  shopItemIds.map((item) => {
    const { colour } = productViews[item][0]!
    const backdrop = productBackdrops[item][0]!
    const options = { kind: 'product', item, backdrop, ...(colour && { colour }) } as const
    const photograph = photographAt('products', pictureNameOf(item, 0))
    const svg = photograph
      ? photographCard(photograph, card)
      : drawPicture({ seed: `card-${item}`, ratio: card, ...options })
    return { item, svg, name: fileNameOf(`product-${item}-card`, svg).replace(/svg$/, 'png') }
  })

/** Vite plugin that draws the products' pictures for shared links. `virtual:shopCards` has their addresses; only the server imports it. */
export function shopCardsPlugin(): Plugin {
  let isEmitting = false
  return {
    name: 'shop-cards',
    configResolved(config) {
      isEmitting = config.command === 'build' && !config.build.ssr
    },
    buildStart() {
      if (!isEmitting) return
      for (const { name, svg } of drawCards()) this.emitFile({ type: 'asset', fileName: name, source: toPng(svg) })
    },
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load: (id) =>
      id === resolvedId
        ? `export default ${JSON.stringify(Object.fromEntries(drawCards().map(({ item, name }) => [item, `/${name}`])))}`
        : undefined,
    configureServer(server) {
      const cards = drawCards()
      server.middlewares.use((request, response, next) => {
        const found = cards.find(({ name }) => request.url === `/${name}`)
        if (!found) return next()
        response.setHeader('Content-Type', 'image/png').end(toPng(found.svg))
      })
    },
  }
}
