import { formatMoney } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'

/** Returns a text with a price, in dinars, in place of `{{price}}`. */
export function useTextWithPrice(text: string, dinars: number): string {
  const { language } = useSite()
  return text.replace('{{price}}', formatMoney(dinars, language))
}
