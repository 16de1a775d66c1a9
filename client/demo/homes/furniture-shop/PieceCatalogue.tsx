import { useRef, type MouseEvent } from 'react'
import {
  pieceCountOf,
  pieceCategories,
  pieceIds,
  pieces,
  type PieceBadge,
  type PieceCategory,
  type PieceId,
} from './facts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { openerOf } from '../../../kit/Modal.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { QuickActionIcon, HomeProductCard } from '../parts/HomeProductCard.tsx'
import { PieceModal, pieceModalId } from './PieceModal.tsx'
import styles from './PieceCatalogue.module.css'

interface PieceCatalogueProps {
  words: {
    choose: string
    all: string
    wished: string
    nothing: string
    prices: { was: string; now: string }
    badges: Readonly<Record<PieceBadge | 'reduced', string>>
    categories: Readonly<Record<PieceCategory, string>>
    items: Readonly<Record<PieceId, { name: string; note: string }>>
  }
  pictures: Readonly<Record<'pieces' | `${PieceId}-room`, PictureFile>>
  /** The anchor of the request form. */
  form: string
}

/** The piece on the tile of each category. */
const tiles = { seats: 'armchair', tables: 'trestle', storage: 'cabinet', light: 'lamp' } as const satisfies Record<
  PieceCategory,
  PieceId
>

/**
 * Renders the catalogue with a filter by category and a wish list. CSS filters; the wish list consists of the checkboxes and is
 * stored nowhere. Script writes it into the form.
 */
export function PieceCatalogue({ words, pictures, form }: PieceCatalogueProps) {
  const { t } = useTranslation('home/furniture-shop')
  const { language } = useSite()
  const list = useRef<HTMLUListElement>(null)
  const lastAnnouncement = useRef('')

  /** Writes the names of the wished pieces into the form, unless the visitor has edited that field. */
  function write() {
    const notes = document.querySelector<HTMLTextAreaElement>(`#${form} [name="message"]`)
    if (!notes || !list.current || (notes.value !== '' && notes.value !== lastAnnouncement.current)) return
    const ticked = [...list.current.querySelectorAll<HTMLInputElement>('input:checked')]
    lastAnnouncement.current = ticked.map(({ value }) => words.items[value as PieceId].name).join(', ')
    notes.value = lastAnnouncement.current
  }

  /** Adds the piece to the wish list when the visitor asks about it. */
  function ask({ currentTarget }: MouseEvent) {
    const box = currentTarget.parentElement?.querySelector('input')
    if (box) box.checked = true
    write()
  }

  const choice = (value: string, label: string, category?: PieceCategory) => (
    <label key={value} data-of={category ? 'category' : value}>
      <input type="radio" name="shelf" value={value} defaultChecked={value === 'all'} />
      {category && <Picture of={pictures[`${tiles[category]}-room`]} alt="" />}
      <span>
        {label} {category && <small>{formatNumber(pieceCountOf(category), language)}</small>}
      </span>
    </label>
  )

  return (
    <>
      <div className={styles.shelf}>
        <fieldset className={styles.choices}>
          <legend>{words.choose}</legend>
          <div>
            {pieceCategories.map((category) => choice(category, words.categories[category], category))}
            {choice('all', words.all)}
            {choice('wished', words.wished)}
          </div>
        </fieldset>
        <p className={styles.empty}>{words.nothing}</p>
        <ul ref={list} onChange={write}>
          {pieceIds.map((id, index) => {
            const { category, price, oldPrice, badge } = pieces[id]
            const { name, note } = words.items[id]
            const sign = badge ?? (oldPrice === undefined ? undefined : 'reduced')
            return (
              <li key={id} id={openerOf(pieceModalId(id))} data-category={category}>
                <HomeProductCard
                  name={name}
                  note={note}
                  price={price}
                  oldPrice={oldPrice}
                  labels={words.prices}
                  of={pictures.pieces}
                  cell={index}
                  back={pictures[`${id}-room`]}
                  badge={sign && words.badges[sign]}
                  quick={[
                    <label key="wish">
                      <input type="checkbox" value={id} />
                      <QuickActionIcon of="wish">{t('pieces.wish', { name })}</QuickActionIcon>
                    </label>,
                    <a key="ask" href={anchorTo('visit')} onClick={ask}>
                      <QuickActionIcon of="ask">{t('pieces.ask', { name })}</QuickActionIcon>
                    </a>,
                    <a key="view" href={anchorTo(pieceModalId(id))}>
                      <QuickActionIcon of="view">{t('pieces.view', { name })}</QuickActionIcon>
                    </a>,
                  ]}
                />
              </li>
            )
          })}
        </ul>
      </div>
      {/* Outside the list, because a filtered piece is hidden and could not open its modal. */}
      {pieceIds.map((id) => (
        <PieceModal key={id} id={id} words={words.items[id]} prices={words.prices} picture={pictures[`${id}-room`]} />
      ))}
    </>
  )
}
