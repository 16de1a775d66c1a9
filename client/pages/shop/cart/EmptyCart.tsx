import type { Ref } from 'react'
import pictures from 'virtual:pictures/shop'
import { shopCategories } from '#shared/content/shopNames.ts'
import { useAddress } from '../../../site/site.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './EmptyCart.module.css'

/** Renders the empty cart: a sentence, and links to the shop and its categories. */
export function EmptyCart({ ref }: { ref?: Ref<HTMLHeadingElement> }) {
  const { t } = useTranslation(['basket', 'products'])
  const address = useAddress()
  return (
    <div className={styles.empty}>
      <div className={styles.picture}>
        <Picture of={pictures.bag} alt="" isFirst />
      </div>
      <div className={styles.words}>
        <h2 ref={ref} tabIndex={-1}>
          {t('nothing.heading')}
        </h2>
        <p>{t('nothing.text')}</p>
        <ButtonLink to={address('shop-wide')} size="large">
          {t('nothing.button')}
          <Icon name="arrow" />
        </ButtonLink>
      </div>
      <ul className={styles.categories}>
        {shopCategories.map((category) => (
          <li key={category}>
            <PageLink to={address('shop-wide', { query: { category } })}>
              {t(`products:categories.${category}`)}
              <Icon name="arrow" />
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
