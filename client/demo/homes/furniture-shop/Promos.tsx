import type { PictureFile } from '#shared/content/picture.ts'
import { useShopAddress } from '../../../shop/useShopAddress.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './Promos.module.css'

type Promo = 'repair' | 'small'

interface PromosProps {
  words: Readonly<Record<Promo, { title: string; text: string; go: string }>>
  pictures: Readonly<Record<Promo, PictureFile>>
}

/** Renders two adjacent fields with pictures: the repair service and the site's own shop. */
export function Promos({ words, pictures }: PromosProps) {
  const shopAddress = useShopAddress()
  return (
    <div className={styles.promos}>
      {(['repair', 'small'] as const).map((id) => (
        <section key={id} data-promo={id} aria-labelledby={`promo-${id}`}>
          <div className={styles.picture}>
            <Picture of={pictures[id]} alt="" />
          </div>
          <div className={styles.words}>
            <h2 id={`promo-${id}`}>{words[id].title}</h2>
            <p>{words[id].text}</p>
            {id === 'repair' ? (
              <ButtonLink to={anchorTo('visit')} tone="paper">
                {words.repair.go}
              </ButtonLink>
            ) : (
              <ButtonLink to={shopAddress('listing')} tone="ink">
                {words.small.go}
              </ButtonLink>
            )}
          </div>
        </section>
      ))}
    </div>
  )
}
