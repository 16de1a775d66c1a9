import { formatMoney } from '#shared/i18n/format.ts'
import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'

/** What a message begins with, where the shop or the donation sheet led here with a choice; otherwise nothing. */
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
  // Ends with a line of its own, where the visitor goes on.
  return lines.map((line) => `${line}\n`).join('')
}
