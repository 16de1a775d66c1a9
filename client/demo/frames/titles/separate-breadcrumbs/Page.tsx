import { useAddress } from '../../../../site/site.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { BandTitle } from '../../../pageTitles/BandTitle.tsx'
import { pageTitlePage } from '../../pageTitlePage.tsx'
import { ArrowTitle, SampleBody } from '../../SampleBody.tsx'

/** Pages that the body links to. */
const shownPages = ['about', 'programme', 'transparency', 'gallery', 'contact'] as const

export default pageTitlePage(
  'separate-breadcrumbs',
  (title, { lead }) => <BandTitle {...title} lead={lead} />,
  ({ pages, ...body }) => {
    const { t } = useTranslation()
    const address = useAddress()
    return (
      <SampleBody
        look="pages"
        {...body}
        items={shownPages.map((id) => ({ title: <ArrowTitle to={address(id)}>{t(id)}</ArrowTitle>, text: pages[id] }))}
      />
    )
  },
  { next: { look: 'title', field: 'contrast' } },
)
