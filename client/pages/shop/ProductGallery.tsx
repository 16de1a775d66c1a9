import { useEffect, useRef, useState, type MouseEvent } from 'react'
import pictures from 'virtual:pictures/products'
import { wordsIn } from '#locales/translator.ts'
import { pictureNameOf, productViews } from '#shared/content/productViews.ts'
import type { ShopColour, ShopItemId } from '#shared/content/shopNames.ts'
import type { ShopItem } from '#shared/content/shop.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import enlarged from '../../kit/Enlarged.module.css'
import { magnifierPath, useLightbox, type EnlargeablePicture } from '../../kit/useLightbox.tsx'
import { ProductPicture } from '../../shop/ProductPicture.tsx'
import { Icon, LineIcon } from '../../ui/Icon.tsx'
import { isSpecialClick } from '../../ui/isSpecialClick.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './ProductGallery.module.css'

/** Returns the pictures of a product with their texts. */
function useViews(id: ShopItemId): EnlargeablePicture[] {
  const { t, i18n } = useTranslation(['productPage', 'shop'])
  const item = t(`shop:items.${id}`)
  const { alt } = wordsIn(i18n, `product/${id}`)
  return productViews[id].map(({ kind, colour }, index) => {
    const name = pictureNameOf(id, index)
    const common = { id: name, file: pictures[name]! }
    if (kind === 'close') return { ...common, caption: t('views.close'), alt: t('views.closeAlt', { item }) }
    if (kind === 'several') return { ...common, caption: t('views.several'), alt: t('views.severalAlt', { item }) }
    const inColour = colour && t('views.inColour', { item, colour: t(`shop:colours.${colour}`) })
    const other = inColour ?? t('views.onGround', { item })
    return { ...common, caption: inColour ?? item, alt: index === 0 ? alt : other }
  })
}

interface ProductGalleryProps {
  item: ShopItem
  /** The colour chosen last. The gallery scrolls to its picture. */
  colour: ShopColour | undefined
}

/**
 * Renders the pictures of a product as a row with scroll snapping, and a strip of thumbnails. Links and scrolling work
 * without script; with script the page stays where it is and a picture opens in the lightbox. A photograph replaces the
 * first drawing; it is enlarged as without script.
 */
export function ProductGallery({ item: { id, picture, thumb }, colour }: ProductGalleryProps) {
  const { t } = useTranslation(['productPage', 'controls'])
  const views = useViews(id)
  const { list, idOf, placeOf, placeAddress, anchorOf, enlarge, lightbox } = useLightbox(
    picture ? views.slice(1) : views,
  )
  const [shown, setShown] = useState(0)
  const before = useRef(colour)

  function show(index: number) {
    const row = list.current
    row?.scrollTo({ left: index * row.clientWidth })
  }
  useEffect(() => {
    if (colour === before.current) return
    before.current = colour
    const index = productViews[id].findIndex((view) => view.kind === 'whole' && view.colour === colour)
    const row = list.current
    if (index >= 0 && row) row.scrollTo({ left: index * row.clientWidth })
  }, [colour, id, list])

  function look() {
    const row = list.current
    if (row) setShown(Math.round(row.scrollLeft / row.clientWidth))
  }
  function onThumb(event: MouseEvent, index: number) {
    if (isSpecialClick(event)) return
    event.preventDefault()
    show(index)
  }

  return (
    <div className={styles.gallery}>
      <ul
        ref={list}
        className={styles.views}
        aria-label={t('views.label')}
        onFocus={({ target }) => target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'start' })}
        onScroll={look}
      >
        {views.map(({ id: name, file, alt }, index) => (
          <li key={name} id={placeOf(name)}>
            <figure id={idOf(name)} className={`${styles.view} ${enlarged.figure}`}>
              <a href={anchorOf(name)} onClick={(event) => (index > 0 || !picture) && enlarge(event, name)}>
                <ProductPicture
                  photograph={index === 0 ? picture : undefined}
                  of={file}
                  alt={alt}
                  isFirst={index === 0}
                />
                <VisuallyHidden>{t('controls:lightbox.enlarge')}</VisuallyHidden>
                <span className={styles.sign}>
                  <LineIcon path={magnifierPath} />
                </span>
              </a>
              <a className={enlarged.close} href={placeAddress(name)}>
                <Icon name="cross" />
                {t('controls:lightbox.close')}
              </a>
            </figure>
          </li>
        ))}
      </ul>
      <ol className={styles.thumbs}>
        {views.map(({ id: name, file }, index) => (
          <li key={name}>
            <a
              href={placeAddress(name)}
              aria-label={t('views.view', { n: index + 1, total: views.length })}
              aria-current={index === shown || undefined}
              onClick={(event) => onThumb(event, index)}
            >
              <ProductPicture photograph={index === 0 ? thumb : undefined} of={file} alt="" />
            </a>
          </li>
        ))}
      </ol>
      {lightbox}
    </div>
  )
}
