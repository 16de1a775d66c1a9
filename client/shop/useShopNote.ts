import { hasSamplePrices } from '#shared/content/shop.ts'
import { useTranslation } from '../i18n/useTranslation.ts'

/**
 * Returns the note below product lists: that nothing is paid on this site and, if they are samples, that prices are
 * samples.
 */
export function useShopNote(): string {
  const { t } = useTranslation(['shopPages', 'shop'])
  return [hasSamplePrices && t('sample'), t('shop:noPayment')].filter(Boolean).join(' ')
}
