import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageCatalog } from '#locales/catalog.ts'
import { wordsIn } from '#locales/translator.ts'
import type { PageTitleName } from '#shared/routes/pageTitles.ts'
import { entrance } from '#shared/routes/table.ts'
import { useAddress } from '../../app/site.ts'
import type { TitleProps } from '../../sections/pageTitles/TitleFrame.tsx'
import { FrameNeighbours } from './FrameNeighbours.tsx'
import { SampleSections } from './SampleSections.tsx'

export type PageTitlePage = (() => ReactNode) & { Title: () => ReactNode }

/**
 * The page under a title: the title itself, then the same for all of them. The title alone is the preview of the index.
 * @param render the title, from its heading, its way back and the words of its page
 */
export function pageTitlePage<Name extends PageTitleName>(
  name: Name,
  render: (props: TitleProps, words: PageCatalog[`page-title/${Name}`]) => ReactNode,
): PageTitlePage {
  function Title() {
    const { t, i18n } = useTranslation(['frames', 'common'])
    const address = useAddress()
    const words: PageCatalog[`page-title/${Name}`] = wordsIn(i18n, `page-title/${name}`)
    const { heading } = words
    const trail = [
      { label: t('common:home'), to: address(entrance) },
      { label: t('index.page-title.heading'), to: address('page-title') },
      { label: heading },
    ]
    return render({ heading, trail }, words)
  }
  const Page = () => (
    <>
      <Title />
      <SampleSections />
      <FrameNeighbours family="page-title" of={name} />
    </>
  )
  return Object.assign(Page, { Title })
}
