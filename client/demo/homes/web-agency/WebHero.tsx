import type { PictureFile } from '#shared/content/picture.ts'
import { formatEuros } from '#shared/i18n/figures.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ButtonRow } from '../../../kit/StyledButton.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { DraggableWindow } from './DraggableWindow.tsx'
import { useSite } from '../../../site/site.ts'
import { buildPrice, windowPrices } from './facts.ts'
import styles from './WebHero.module.css'
import frame from './Window.module.css'

interface WebHeroProps {
  heading: string
  /** The labels of the links to the form and to the measurements. */
  start: string
  see: string
  move: string
  pictures: Readonly<Record<'far' | 'near', PictureFile>>
}

/** Renders squared paper with two windows behind the one that holds the text. */
export function WebHero({ heading, start, see, move, pictures }: WebHeroProps) {
  const { t } = useTranslation('home/web-agency')
  const { language } = useSite()
  return (
    <div className={styles.hero}>
      <div className={styles.desk}>
        <div className={`${frame.window} ${styles.far}`}>
          <Picture of={pictures.far} alt="" isFirst />
        </div>
        <div className={`${frame.window} ${styles.near}`}>
          <Picture of={pictures.near} alt="" isFirst />
        </div>
        <div className={styles.front}>
          <DraggableWindow move={move}>
            <div className={styles.words}>
              <h1>{heading}</h1>
              <p>
                {t('lead', {
                  build: formatEuros(buildPrice, language),
                  price: formatEuros(windowPrices.of.hatch, language),
                })}
              </p>
              <ButtonRow>
                <ButtonLink to={anchorTo('brief')} size="large">
                  {start}
                </ButtonLink>
                <ButtonLink to={anchorTo('speed')} tone="outline" size="large">
                  {see}
                </ButtonLink>
              </ButtonRow>
            </div>
          </DraggableWindow>
        </div>
      </div>
    </div>
  )
}
