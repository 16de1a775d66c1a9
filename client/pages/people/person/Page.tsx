import { homeRoute } from '#shared/routes/table.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { RichText } from '../../../kit/RichText.tsx'
import { ArrowLink } from '../../../sections/ArrowLink.tsx'
import { ItemMarks } from '../../../sections/published/ItemMarks.tsx'
import { ItemPicture } from '../../../sections/published/ItemPicture.tsx'
import { ShareLinks } from '../../../sections/ShareLinks.tsx'
import { useAddress, useSite } from '../../../site/site.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import styles from './PersonPage.module.css'

/** Renders a person: the portrait beside name and role, the quotation, the biography, and where to write. */
export default function PersonPage() {
  const { t } = useTranslation(['people/person', 'common'])
  const { content } = useSite()
  const address = useAddress()
  const person = content?.person
  if (!person) return null
  const { title, lead, lang, state, picture, quotation, body } = person
  const everybody = address('about', { anchor: 'people' })
  return (
    <article>
      <header className={styles.head}>
        <div className={styles.words}>
          <Breadcrumbs
            trail={[
              { label: t('common:home'), to: address(homeRoute) },
              { label: t('title'), to: everybody },
              { label: title, lang },
            ]}
          />
          <h1 lang={lang}>{title}</h1>
          <p className={styles.role} lang={lang}>
            {lead}
          </p>
          <p className={styles.marks}>
            <ItemMarks lang={lang} state={state} />
          </p>
        </div>
        <ItemPicture of={picture} className={undefined} lang={lang} />
      </header>
      <div className={styles.body}>
        <div className={styles.text}>
          {quotation && (
            <blockquote className={styles.quotation} lang={lang}>
              {quotation}
            </blockquote>
          )}
          <RichText of={body} lang={lang} />
        </div>
        <aside className={styles.aside}>
          <ButtonLink tone="ink" to={address('contact', { query: { topic: 'question' }, anchor: 'write' })}>
            {t('write')}
          </ButtonLink>
          <p>{t('note')}</p>
          <ShareLinks title={title} description={lead} />
          <ArrowLink to={everybody}>{t('all')}</ArrowLink>
        </aside>
      </div>
    </article>
  )
}
