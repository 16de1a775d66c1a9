import { screens, type Screen } from './facts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { SnapCarousel } from '../../../kit/SnapCarousel.tsx'
import { Phone } from './Phone.tsx'
import styles from './ScreenCarousel.module.css'

interface ScreenCarouselProps {
  label: string
  names: Readonly<Record<Screen, string>>
}

/** Renders all screens in a carousel. */
export function ScreenCarousel({ label, names }: ScreenCarouselProps) {
  const { t } = useTranslation('controls')
  return (
    <SnapCarousel
      className={styles.strip}
      label={label}
      previous={t('carousel.previous')}
      next={t('carousel.next')}
      slides={screens.map((id) => ({
        id,
        content: (
          <figure className={styles.screen}>
            <Phone screens={[id]} />
            <figcaption>{names[id]}</figcaption>
          </figure>
        ),
      }))}
    />
  )
}
