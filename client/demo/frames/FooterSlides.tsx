import { slideWidthNames, slideWidths, type SlideWidth } from '#shared/content/footerSlides.ts'
import type { FooterName } from '#shared/routes/footers.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Icon } from '../../ui/Icon.tsx'
import { footerLayouts } from '../footers/layouts.generated.ts'
import styles from './FooterSlides.module.css'

/** Renders the widths at which the page slides off a footer, each as a drawn screen of this width. */
export function FooterSlides({ of }: { of: FooterName }) {
  const { t } = useTranslation('frames')
  const widths: readonly SlideWidth[] = footerLayouts[of].slides
  const label = (width: SlideWidth): string => {
    const { from = 0, to }: { from?: number; to?: number } = slideWidths[width]
    if (to === undefined) return t('slides.from', { from })
    return from === 0 ? t('slides.upTo', { to }) : t('slides.between', { from, to })
  }
  return (
    <section className={styles.slides} aria-labelledby="slides">
      <h2 id="slides">{t('slides.caption')}</h2>
      <ul>
        {slideWidthNames.map((width) => {
          const slides = widths.includes(width)
          return (
            <li key={width} data-width={width} data-slides={slides}>
              <div className={styles.screen} aria-hidden="true">
                {slides && <Icon name="arrow" />}
              </div>
              <p>
                <strong>{label(width)}</strong> <span>{t(slides ? 'slides.yes' : 'slides.no')}</span>
              </p>
            </li>
          )
        })}
      </ul>
      <p>{t('slides.note')}</p>
    </section>
  )
}
