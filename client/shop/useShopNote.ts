import { hasSamplePrices } from '#shared/content/shop.ts'
import { useTranslation } from '../i18n/useTranslation.ts'

/** What every list of the shop says below: that nothing is paid here and, until they are real, what prices are. */
export function useShopNote(): string {
  const { t } = useTranslation(['shopPages', 'shop'])
  return [hasSamplePrices && t('sample'), t('shop:noPayment')].filter(Boolean).join(' ')
}
