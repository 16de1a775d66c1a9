import { chapterIds } from '#shared/content/programme.ts'
import { useAddress, useSite } from '../../../../site/site.ts'
import { useFactTags } from '../../../../site/useFacts.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { LargeTitle } from '../../../pageTitles/LargeTitle.tsx'
import { pageTitlePage } from '../../pageTitlePage.tsx'
import { ArrowTitle, readingId, SampleBody } from '../../SampleBody.tsx'

export default pageTitlePage(
  'big-typography',
  (title, { lead, next }) => <LargeTitle {...title} lead={lead} next={{ anchor: readingId, label: next }} />,
  ({ lines, ...body }) => {
    const { t } = useTranslation()
    const address = useAddress()
    const { changes } = useSite()
    const tags = useFactTags()
    const shown = chapterIds.filter((id) => changes?.facts.chapters?.includes(id) ?? true)
    return (
      <SampleBody
        look="manifesto"
        {...body}
        items={shown.map((id) => ({
          title: <ArrowTitle to={address('programme', { anchor: id })}>{lines[id]}</ArrowTitle>,
          text: <span lang={tags[`chapters.${id}`]}>{t(`chapters.${id}`)}</span>,
        }))}
      />
    )
  },
  { next: { look: 'title', field: 'ink' } },
)
