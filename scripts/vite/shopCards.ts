import type { Plugin } from 'vite'
import { drawPicture } from '#client/art/art.ts'
import { productViews } from '#shared/content/productViews.ts'
import { shopItemIds } from '#shared/content/shopNames.ts'
import { card, toPng } from './content.ts'
import { fileNameOf } from './pictures.ts'

const moduleId = 'virtual:shopCards'
/** How Rollup marks a module that only a plugin knows. */
const resolvedId = `\0${moduleId}`

/** The card of each product, drawn, not yet as pixels. */
const drawCards = () =>
  shopItemIds.map((item) => {
    const { backdrop, colour } = productViews[item][0]!
    const options = { kind: 'product', item, backdrop, ...(colour && { colour }) } as const
    const svg = drawPicture({ seed: `card-${item}`, ratio: card, ...options })
    return { item, svg, name: fileNameOf(`product-${item}-card`, svg).replace(/svg$/, 'png') }
  })

/** Draws the pictures that networks show of the products; `virtual:shopCards` has their addresses. Only the server asks for it. */
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
    resolveId: (asked) => (asked === moduleId ? resolvedId : undefined),
    load: (asked) =>
      asked === resolvedId
        ? `export default ${JSON.stringify(Object.fromEntries(drawCards().map(({ item, name }) => [item, `/${name}`])))}`
        : undefined,
    configureServer(server) {
      const cards = drawCards()
      server.middlewares.use((request, response, next) => {
        const wanted = cards.find(({ name }) => request.url === `/${name}`)
        if (!wanted) return next()
        response.setHeader('Content-Type', 'image/png').end(toPng(wanted.svg))
      })
    },
  }
}
