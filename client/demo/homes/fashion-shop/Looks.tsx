import { lookPrices, type LookId } from './facts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import { anchorTo } from '../../../site/anchor.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './Looks.module.css'

interface LooksProps {
  /** The legend of the choice. */
  choose: string
  measure: string
  items: Readonly<Record<LookId, { name: string; text: string }>>
  pictures: Readonly<Record<`look-${LookId}` | `pair-${LookId}`, PictureFile>>
}

/**
 * Renders looks side by side, and below them the piece that goes with the chosen one. Radio buttons and CSS make the choice. On
 * small screens each look has its piece beside it.
 */
export function Looks({ choose, measure, items, pictures }: LooksProps) {
  const { language } = useSite()
  return (
    <fieldset className={styles.looks}>
      <legend>{choose}</legend>
      <ul>
        {(Object.keys(lookPrices) as LookId[]).map((id, index) => (
          <li key={id}>
            <label className={styles.front}>
              <input type="radio" name="look" value={id} defaultChecked={index === 0} />
              <span className={styles.picture}>
                <Picture of={pictures[`look-${id}`]} alt="" />
              </span>
              <span className={styles.name}>{items[id].name}</span>
            </label>
            <div className={styles.pair}>
              <div className={styles.picture}>
                <Picture of={pictures[`pair-${id}`]} alt="" />
              </div>
              <p>{items[id].text}</p>
              <p>
                <b>{formatMoney(lookPrices[id], language)}</b>
              </p>
              <p>
                <a href={anchorTo('fitting')}>{measure}</a>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
