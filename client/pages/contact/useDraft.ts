import { formatMoney } from '#shared/i18n/format.ts'
import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'

/**
 * Returns the first lines of a message when the shop or the donation form led here with a choice; otherwise an empty
 * string.
 */
export function useDraft(): string {
  const { t } = useTranslation(['contact', 'shop'])
  const { query, language } = useSite()
  const { topic, amount, way } = query
  const isDonation = topic === 'donation' && (amount !== undefined || way !== undefined)
  const lines = [
    isDonation && t('contact:form.draft.donation'),
    amount && t('contact:form.draft.amount', { amount: formatMoney(Number(amount), language) }),
    way && t('contact:form.draft.way', { way: t(`shop:ways.${way}`) }),
  ].filter(Boolean)
  // The last line is empty, so that the visitor can continue there.
  return lines.map((line) => `${line}\n`).join('')
}
