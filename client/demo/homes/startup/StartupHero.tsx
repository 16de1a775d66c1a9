import type { PictureFile } from '#shared/content/picture.ts'
import { formatEuros } from '#shared/i18n/figures.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { BoxIcon, type BoxIconName } from '../../../kit/BoxIcon.tsx'
import { ButtonRow, StyledButton } from '../../../kit/StyledButton.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { useSite } from '../../../site/site.ts'
import { studioPrices } from './facts.ts'
import styles from './StartupHero.module.css'

const icons = { innovative: 'chart', marketing: 'loudspeaker', audiences: 'people' } as const satisfies Record<
  string,
  BoxIconName
>
type Highlight = keyof typeof icons

interface StartupHeroProps {
  heading: string
  /** The label of the link to the contact form. */
  start: string
  more: string
  highlights: Readonly<Record<Highlight, { title: string; text: string }>>
  picture: PictureFile
}

/** Renders a dark field and a picture side by side, and three adjoining fields that overlap their lower edge. */
export function StartupHero({ heading, start, more, highlights, picture }: StartupHeroProps) {
  const { t } = useTranslation('home/startup')
  const { language } = useSite()
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1>{heading}</h1>
          <p>{t('lead', { price: formatEuros(studioPrices.month.of.standard, language) })}</p>
          <ButtonRow>
            <StyledButton route="contact" anchor="write" size="large" tone="paper">
              {start}
            </StyledButton>
            <StyledButton route="page-our-services" tone="outline" size="large">
              {more}
            </StyledButton>
          </ButtonRow>
        </div>
        <div className={styles.picture}>
          <Picture of={picture} alt="" isFirst />
        </div>
      </div>
      <ul className={styles.highlights}>
        {(Object.keys(icons) as Highlight[]).map((id) => (
          <li key={id} className={styles[id]}>
            <BoxIcon name={icons[id]} />
            <h2>{highlights[id].title}</h2>
            <p>{highlights[id].text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
