import { galleryPictures } from '#shared/content/gallery.ts'
import { itemsFor } from '#shared/content/shop.ts'
import { homeNames } from '#shared/routes/homes.ts'
import { isIndexed } from '#shared/routes/route.ts'
import { isRouteId, rowOf, table, type RouteId } from '#shared/routes/table.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { siteWordsOf } from '../../content/siteWords.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'

/** Renders the number of pages of each kind, on the server only, because the browser does not have the lists. */
export function SearchKinds() {
  const { t } = useTranslation('search')
  const { language, demoPages, content } = useSite()
  const address = useAddress()
  const { posts, projects } = siteWordsOf(language)
  const kinds = [
    { id: 'articles', route: 'blog-grid', count: posts.list.length },
    { id: 'projects', route: 'portfolio-classic-threeColumn', count: projects.list.length },
    { id: 'products', route: 'shop-wide', count: itemsFor(content?.products).length },
    { id: 'pictures', route: 'gallery', count: galleryPictures.length },
    { id: 'homes', route: 'homes', count: homeNames.length },
    { id: 'elements', route: 'elements', count: table.filter(({ kind }) => kind === 'element').length },
  ] as const satisfies readonly { id: string; route: RouteId; count: number }[]
  return (
    <ul>
      {kinds
        .filter(({ route }) => isRouteId(route) && isIndexed(rowOf(route), demoPages))
        .map(({ id, route, count }) => {
          const [, number, noun] = t(`all.${id}`, { count }).split(/<\/?1>/)
          return (
            <li key={id}>
              <a href={address(route)}>
                <b>{number}</b>
                {noun}
              </a>
            </li>
          )
        })}
    </ul>
  )
}
