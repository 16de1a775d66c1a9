import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'

/** Returns the first line of a message when a means of payment led here; otherwise an empty string. */
export function useDraft(): string {
  const { t } = useTranslation(['contact', 'shop'])
  const { way } = useSite().query
  // The last line is empty, so that the visitor can continue there.
  return way ? `${t('contact:form.draft.way', { way: t(`shop:ways.${way}`) })}\n` : ''
}
