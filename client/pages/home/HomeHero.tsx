import { Fragment } from 'react'
import pictures from 'virtual:pictures/home'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ArrowLink } from '../../sections/ArrowLink.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './HomeHero.module.css'

/** Renders the slogan on the accent colour beside a picture. */
export function HomeHero() {
  const { t } = useTranslation(['home', 'common'])
  const address = useAddress()
  // Each sentence starts on a new line if it does not fit beside the other.
  const sentences = t('heading').split(/(?<=\.) /)
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>
          {sentences.map((sentence, index) => (
            <Fragment key={sentence}>
              {index > 0 && ' '}
              <span>{sentence}</span>
            </Fragment>
          ))}
        </h1>
        <p className={styles.lead}>{t('hero.lead')}</p>
        <div className={styles.actions}>
          <ButtonLink tone="paper" size="large" to={address('join')}>
            {t('common:join')}
          </ButtonLink>
          <ButtonLink tone="outline" size="large" to={address('donate')}>
            {t('common:donate')}
          </ButtonLink>
          <ArrowLink to={address('programme')}>{t('hero.button')}</ArrowLink>
        </div>
      </div>
      <div className={styles.picture}>
        <Picture of={pictures.hero} alt="" isFirst />
      </div>
    </section>
  )
}
