import type { PictureFile } from '#shared/content/picture.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useSite } from '../../../site/site.ts'
import { ButtonRow } from '../../../kit/StyledButton.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { gymPrices } from './facts.ts'
import styles from './GymHero.module.css'

interface GymHeroProps {
  /** At least two words. */
  heading: string
  /** The labels of the links to the form and to the schedule. */
  start: string
  see: string
  picture: PictureFile
}

/**
 * Renders a runner between the first word and the others, all very large; the lower edge cuts off the last one. Screen readers
 * read a hidden heading.
 */
export function GymHero({ heading, start, see, picture }: GymHeroProps) {
  const { t } = useTranslation('home/gym-fitness')
  const [first, ...rest] = heading.split(' ')
  const { language } = useSite()
  return (
    <div className={styles.hero}>
      <h1 className={styles.heading}>
        <VisuallyHidden>{heading}</VisuallyHidden>
      </h1>
      <p className={styles.title} aria-hidden="true">
        <span>{first}</span>
        <span>{rest.join(' ')}</span>
      </p>
      <div className={styles.words}>
        <p>{t('lead', { price: formatMoney(gymPrices.of.twice, language) })}</p>
        <ButtonRow>
          <ButtonLink to={anchorTo('pass')} size="large" tone="ink">
            {start}
          </ButtonLink>
          <ButtonLink to={anchorTo('week')} size="large" tone="outline">
            {see}
          </ButtonLink>
        </ButtonRow>
      </div>
      <div className={styles.picture}>
        <Picture of={picture} alt="" isFirst />
      </div>
    </div>
  )
}
