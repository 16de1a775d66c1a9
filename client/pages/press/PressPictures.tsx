import kit from 'virtual:press'
import pictures from 'virtual:pictures/home'
import { coPresidentIds } from '#shared/content/people.ts'
import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { SectionHeader } from '../../sections/SectionHeader.tsx'
import { ItemPicture } from '../../sections/published/ItemPicture.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { FileLinks } from './FileLinks.tsx'
import styles from './PressPictures.module.css'

/** Renders the portraits of the people, or of the sample co-presidents, and the poster of the home page. */
export function PressPictures() {
  const { t } = useTranslation(['press', 'organisation', 'people'])
  const people = useSite().content?.pressPeople
  return (
    <section aria-labelledby="pictures">
      <div className={styles.head}>
        <SectionHeader id="pictures" title={t('pictures.title')} lead={t('pictures.lead')} />
      </div>
      <ul className={styles.list}>
        {people
          ? people.map(
              ({ slug, title, lead, lang, picture, file, state }) =>
                file && (
                  <li key={slug} data-draft={state}>
                    <ItemPicture of={picture} className={undefined} lang={lang} />
                    <h3 lang={lang}>{title}</h3>
                    <p lang={lang}>{lead}</p>
                    <FileLinks name={title} files={{ jpg: file }} />
                  </li>
                ),
            )
          : coPresidentIds.map((id) => {
              const name = t(`organisation:coPresidents.${id}.name`)
              return (
                <li key={id}>
                  <Picture of={pictures[id]} alt={t(`people:${id}.portrait`, { name })} isPlain />
                  <h3>{name}</h3>
                  <p>{t(`organisation:coPresidents.${id}.role`)}</p>
                  <FileLinks name={t(`people:${id}.portrait`, { name })} files={kit.pictures[id]} />
                </li>
              )
            })}
        <li>
          <Picture of={pictures.hero} alt={t('pictures.poster')} isPlain />
          <h3>{t('pictures.poster')}</h3>
          <FileLinks name={t('pictures.poster')} files={kit.pictures.poster} />
        </li>
      </ul>
    </section>
  )
}
