import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageCatalog } from '#locales/catalog.ts'
import { wordsIn } from '#locales/translator.ts'
import type { PageTitleName } from '#shared/routes/pageTitles.ts'
import type { TitleProps } from '../../sections/pageTitles/TitleFrame.tsx'
import { FrameNeighbours } from './FrameNeighbours.tsx'
import { SampleSections } from './SampleSections.tsx'
import { useFrameTrail } from './useFrameTrail.ts'

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
    const { i18n } = useTranslation()
    const words: PageCatalog[`page-title/${Name}`] = wordsIn(i18n, `page-title/${name}`)
    const { heading } = words
    const trail = useFrameTrail('page-title', heading)
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
