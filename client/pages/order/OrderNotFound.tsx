import { useMainLinks } from '../../site/mainLinks.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { OrderActions, OrderHero, OrderLead } from './OrderHero.tsx'

/** Renders the page of an unknown or deleted order. */
export function OrderNotFound() {
  const { t } = useTranslation('order')
  const address = useAddress()
  const shop = useMainLinks().link('shop')
  return (
    <OrderHero heading={t('gone.heading')} state="gone">
      <OrderLead>{t('gone.text')}</OrderLead>
      <OrderActions>
        <ButtonLink tone="ink" size="large" to={address('contact', { query: { topic: 'shop' }, anchor: 'write' })}>
          {t('data.write')}
        </ButtonLink>
        <ButtonLink tone="outline" size="large" to={shop.to}>
          {t('toShop')}
        </ButtonLink>
      </OrderActions>
    </OrderHero>
  )
}
