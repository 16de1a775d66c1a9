import pictures from 'virtual:pictures/shop'
import { formatMoney } from '#shared/i18n/format.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ArrowLink } from '../../sections/ArrowLink.tsx'
import { Reveal } from '../../sections/Reveal.tsx'
import { useProductAddress } from '../../shop/useProductAddress.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './HomeShop.module.css'

/** Renders some products as a wall of posters, and the means of payment. */
export function HomeShop() {
  const { t } = useTranslation(['home', 'shop'])
  const { language, content: { shelf } = {} } = useSite()
  const address = useAddress()
  const productAddress = useProductAddress()
  if (shelf?.count === 0) return null
  return (
    <section className={styles.section} id="shop" aria-labelledby="shop-title">
      <div className={styles.head}>
        <h2 id="shop-title">{t('shop.title')}</h2>
        <div>
          {shelf && <p className={styles.lead}>{t('shop.lead', { count: shelf.count })}</p>}
          <p className={styles.note}>{t('shop:noPayment')}</p>
          <ArrowLink to={address('shop-wide')}>{t('shop.all')}</ArrowLink>
        </div>
      </div>
      {shelf && (
        <ul className={styles.wall}>
          {shelf.items.map(({ id, price, picture }, index) => (
            <Reveal key={id} as="li" step={index}>
              <PageLink to={productAddress(id)}>
                {picture ? (
                  <span className={styles.art} dangerouslySetInnerHTML={{ __html: picture }} />
                ) : (
                  <span className={styles.art}>
                    <Picture of={pictures[id]} alt="" />
                  </span>
                )}
                <span className={styles.label}>
                  <strong>{t(`shop:items.${id}`)}</strong>{' '}
                  <span className={styles.price}>{formatMoney(price, language)}</span>
                </span>
              </PageLink>
            </Reveal>
          ))}
        </ul>
      )}
    </section>
  )
}
