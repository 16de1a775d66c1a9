import pictures from 'virtual:pictures/shopShelf'
import type { ShopItem } from '#shared/content/shop.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ProductPicture } from '../../shop/ProductPicture.tsx'
import { ColourDot } from './ColourDot.tsx'
import { isNew } from '../../shop/isNew.ts'
import { useProductAddress } from '../../shop/useProductAddress.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './ProductCard.module.css'

interface ProductCardProps {
  item: ShopItem
  /** Whether the picture is certainly in the first screen. */
  isFirst?: boolean
}

/** Renders a product in a list. The whole card is the link of its name. */
export function ProductCard({ item, isFirst = false }: ProductCardProps) {
  const { t } = useTranslation(['shopPages', 'shop', 'products'])
  const { language } = useSite()
  const addressOf = useProductAddress()
  const { id, price, oldPrice, colours = [], soldOut = [], isSoldOut, stock, picture } = item
  const left = isSoldOut ? 'none' : stock
  const notes = [
    left !== 'inStock' && t(`products:stocks.${left}`),
    soldOut.length > 0 && !isSoldOut && t('soldOut', { sizes: soldOut.join(', ') }),
  ].filter((note) => note !== false)
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <ProductPicture photograph={picture} of={pictures[id]} alt="" isFirst={isFirst} />
        {isNew(item) && <p className={styles.new}>{t('new')}</p>}
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <PageLink to={addressOf(id)}>{t(`shop:items.${id}`)}</PageLink>
        </h2>
        <p className={styles.price}>
          {oldPrice !== undefined && (
            <>
              <VisuallyHidden>{t('oldPrice')}</VisuallyHidden> <s>{formatMoney(oldPrice, language)}</s>{' '}
              <VisuallyHidden>{t('newPrice')}</VisuallyHidden>{' '}
            </>
          )}
          <span>{formatMoney(price, language)}</span>
        </p>
        {colours.length > 0 && (
          <p className={styles.colours}>
            <VisuallyHidden>
              {t('colours', { colours: colours.map((colour) => t(`shop:colours.${colour}`)).join(', ') })}
            </VisuallyHidden>
            {colours.map((colour) => (
              <ColourDot key={colour} colour={colour} />
            ))}
          </p>
        )}
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
    </article>
  )
}
