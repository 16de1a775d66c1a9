import { useMemo } from 'react'
import { chapterIds, type ChapterId } from '#shared/content/programme.ts'
import { homeRoute } from '#shared/routes/table.ts'
import pictures from 'virtual:pictures/about'
import { useAddress, useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { CallToAction } from '../../kit/CallToAction.tsx'
import { TableOfContents } from '../../sections/TableOfContents.tsx'
import { PageBand } from '../../sections/PageSection.tsx'
import { SampleNote } from '../../sections/SampleNote.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { ProgrammeChapter } from './ProgrammeChapter.tsx'
import { PublishedChapter } from './PublishedChapter.tsx'
import { ProgrammeSummary } from './ProgrammeSummary.tsx'
import styles from './ProgrammePage.module.css'

/** Renders the programme: introduction, all proposals in short, then the chapters beside their contents. */
export default function ProgrammePage() {
  const { t } = useTranslation(['programme', 'common'])
  const address = useAddress()
  const { programme } = useSite().content ?? {}
  const ids = useMemo(() => programme?.chapters.map(({ anchor }) => anchor) ?? chapterIds, [programme])
  return (
    <>
      <section className={styles.opening}>
        <div className={styles.words}>
          <Breadcrumbs
            trail={[{ label: t('common:home'), to: address(homeRoute) }, { label: t('common:programme') }]}
          />
          <h1>{programme ? programme.heading : t('heading')}</h1>
          <p className={styles.lead}>{programme ? programme.lead : t('lead')}</p>
        </div>
        <div className={styles.picture}>
          <Picture of={pictures.programme} alt="" isFirst />
        </div>
      </section>
      {ids.length > 0 && (
        <>
          <ProgrammeSummary of={programme} />
          <div className={styles.body}>
            <TableOfContents
              label={t('contents')}
              ids={ids}
              titleOf={(id) =>
                programme?.chapters.find(({ anchor }) => anchor === id)?.title ??
                t(`common:chapters.${id as ChapterId}`)
              }
              langOf={(id) => programme?.chapters.find(({ anchor }) => anchor === id)?.lang}
            />
            <div>
              {programme
                ? programme.chapters.map((chapter, position) => (
                    <PublishedChapter key={chapter.anchor} of={chapter} number={position + 1} />
                  ))
                : chapterIds.map((id, position) => <ProgrammeChapter key={id} id={id} number={position + 1} />)}
            </div>
          </div>
        </>
      )}
      <PageBand>
        <CallToAction
          heading={t('call.heading')}
          text={t('call.text')}
          action={t('call.action')}
          topic="question"
          look="line"
          level={2}
          tone="paper"
        />
      </PageBand>
      {(!programme || programme.isSample) && <SampleNote text={t('common:sampleNote')} />}
    </>
  )
}
