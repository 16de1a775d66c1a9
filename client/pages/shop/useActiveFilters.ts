import { formatMoney } from '#shared/i18n/format.ts'
import type { ShopTag } from '#shared/content/shopNames.ts'
import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { filtersOf, priceBounds, readPrice, type Choice, type ShopQuery } from './shopList.ts'

/** Returns the active filters with labels, such as `Colour: red`. A wrong price is shown as typed. */
export function useActiveFilters(currentQuery: ShopQuery): { filter: Exclude<Choice, 'sort'>; label: string }[] {
  const { t } = useTranslation(['shopPages', 'shop', 'products'])
  const { language } = useSite()
  const { errors } = priceBounds(currentQuery)
  const { category, colour, tag } = currentQuery
  const price = (typed: string) => {
    const dinars = readPrice(typed)
    return dinars === undefined || Object.keys(errors).length > 0 ? typed : formatMoney(dinars, language)
  }
  const names: Record<Exclude<Choice, 'sort'>, () => string> = {
    category: () => t(`products:categories.${category as 'desk'}`),
    colour: () => t(`shop:colours.${colour!}`),
    tag: () => t(`products:tags.${tag as ShopTag}`),
    from: () => price(currentQuery.from!),
    to: () => price(currentQuery.to!),
    fresh: () => '',
  }
  return filtersOf(currentQuery).map((filter) => ({ filter, label: t(`chosen.${filter}`, { name: names[filter]() }) }))
}
