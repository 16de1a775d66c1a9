import { useTranslation } from 'react-i18next'
import { chapterIds, type ChapterId } from '#shared/content/programme.ts'
import pictures from 'virtual:pictures/about'
import { Contents } from '../../sections/Contents.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SampleMark } from '../../sections/SampleMark.tsx'
import { ProgrammeChapter } from './ProgrammeChapter.tsx'
import styles from './Programme.module.css'

/** The programme: its opening, then the chapters beside their contents. */
export function Programme() {
  const { t } = useTranslation(['about', 'common'])
  return (
    <section id="programme" className={styles.programme} aria-labelledby="programme-title">
      <div className={styles.opening}>
        <div className={styles.picture}>
          <Picture of={pictures.programme} alt="" />
        </div>
        <div className={styles.words}>
          <h2 id="programme-title">{t('programme.title')}</h2>
          <p>{t('programme.lead')}</p>
          <SampleMark label={t('sample')} />
        </div>
      </div>
      <div className={styles.body}>
        <Contents
          label={t('programme.contents')}
          ids={chapterIds}
          titleOf={(id) => t(`common:chapters.${id as ChapterId}`)}
        />
        <div className={styles.chapters}>
          {chapterIds.map((id, position) => (
            <ProgrammeChapter key={id} id={id} number={position + 1} />
          ))}
        </div>
      </div>
    </section>
  )
}
