// The build writes only the pictures that modules of the browser import; the server's markup shows these.
import 'virtual:pictures/listings'
import type { IndexFamily } from '#shared/routes/pageIndexes.ts'
import '../../kit/TitleBar.module.css'
import '../../ui/Breadcrumbs.module.css'
import '../../ui/photograph.css'
import '../../ui/Picture.module.css'
import { ServerMarkup } from '../../ui/ServerMarkup.tsx'
import { useMarkupLinks } from '../../ui/useMarkupLinks.ts'
import './PageIndex.module.css'

/** The lists need the titles of all pages, which the browser does not load. */
const PageIndex = import.meta.env.SSR && (await import('./PageIndex.tsx')).PageIndex

/** Renders an index of a family's pages, each with title and description. */
export default function PageIndexPage({ family }: { family: IndexFamily }) {
  const follow = useMarkupLinks()
  return (
    <div onClick={follow}>
      <ServerMarkup id="pages" scope="language">
        {PageIndex && <PageIndex family={family} />}
      </ServerMarkup>
    </div>
  )
}
