import { formatMoney } from '#shared/i18n/format.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useSite } from '../../../site/site.ts'
import { PhoneNumber } from '../../../sections/PhoneNumber.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import { treatments } from './facts.ts'
import styles from './DentistHero.module.css'

interface DentistHeroProps {
  heading: string
  book: string
  prices: string
  answers: string
  hours: string
}

/** Renders a tooth on a cropped disc, with heading, links and the phone number. */
export function DentistHero({ heading, book, prices, answers, hours }: DentistHeroProps) {
  const { t } = useTranslation('home/dentist')
  const { language } = useSite()
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p>{t('lead', { price: formatMoney(treatments.checkup.price, language) })}</p>
        <div className={styles.ways}>
          <ButtonLink to={anchorTo('book')} size="large" tone="paper">
            {book}
          </ButtonLink>
          <ButtonLink to={anchorTo('prices')} size="large" tone="outline">
            {prices}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.call}>
        <PhoneNumber />
        <p>
          {answers} <a href={anchorTo('hours')}>{hours}</a>
        </p>
      </div>
      <svg className={styles.tooth} viewBox="0 0 400 400" aria-hidden="true">
        <circle className={styles.disc} cx="200" cy="200" r="200" />
        <path
          className={styles.lit}
          d="M200 108C70 52 66 206 118 246C130 376 178 350 176 266Q200 240 224 266C222 350 270 376 282 246C334 206 330 52 200 108z"
        />
        <path
          className={styles.shaded}
          d="M200 108V253Q212 253 224 266C222 350 270 376 282 246C334 206 330 52 200 108z"
        />
        <circle className={styles.disc} cx="152" cy="160" r="15" />
        <path className={styles.plus} d="M310 50v56M282 78h56" />
      </svg>
    </div>
  )
}
