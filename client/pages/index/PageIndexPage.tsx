// The build writes only the pictures that modules of the browser import; the server's markup shows these.
import 'virtual:pictures/listings'
import { itemsFor, priceRange } from '#shared/content/shop.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import type { IndexFamily } from '#shared/routes/pageIndexes.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useChanges } from '../../shop/useChanges.ts'
import { TitleBar } from '../../kit/TitleBar.tsx'
import '../../ui/photograph.css'
import '../../ui/Picture.module.css'
import { ServerMarkup } from '../../ui/ServerMarkup.tsx'
import { useMarkupLinks } from '../../ui/useMarkupLinks.ts'
import { openings } from './openings.ts'
import styles from './PageIndexPage.module.css'

/** The lists need the titles of all pages, which the browser does not load. */
const PageLists = import.meta.env.SSR && (await import('./PageLists.tsx')).PageLists

/** Renders an index of a family's pages, each with title and description. */
export default function PageIndexPage({ family }: { family: IndexFamily }) {
  const { t } = useTranslation(['pageIndexes', 'common'])
  const { language } = useSite()
  const address = useAddress()
  const follow = useMarkupLinks()
  const heading = t(`of.${family}.heading`)
  const { from, to } = priceRange(itemsFor(useChanges())) ?? {}
  const prices = from !== undefined && { from: formatMoney(from, language), to: formatMoney(to!, language) }
  return (
    <>
      <TitleBar
        {...openings[family]}
        heading={heading}
        lead={
          family !== 'shop'
            ? t(`of.${family}.lead`)
            : !prices
              ? t('nothingSold')
              : from === to
                ? t('onePrice', { price: prices.from })
                : t('of.shop.lead', prices)
        }
        trail={[{ label: t('common:home'), to: address(homeRoute) }, { label: heading }]}
      />
      <div onClick={follow}>
        <ServerMarkup id="pages" className={styles.lists} scope="language">
          {PageLists && <PageLists family={family} />}
        </ServerMarkup>
      </div>
    </>
  )
}
