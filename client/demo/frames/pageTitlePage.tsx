import type { ComponentProps, ReactNode } from 'react'
import type { PageCatalog } from '#locales/catalog.ts'
import { wordsIn } from '#locales/translator.ts'
import type { PageTitleName } from '#shared/routes/pageTitles.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { SampleNote } from '../../sections/SampleNote.tsx'
import type { TitleProps } from '../../sections/TitleFrame.tsx'
import { FrameNeighbours } from './FrameNeighbours.tsx'
import { useFrameTrail } from './useFrameTrail.ts'

export type PageTitlePage = (() => ReactNode) & { Title: () => ReactNode }

/** The look of the links to the next titles: joined fields if absent. */
type NextTitles = Pick<ComponentProps<typeof FrameNeighbours>, 'look' | 'field'>

/**
 * Returns the page of a page title: the title and a sample body. The index shows the title alone.
 * @param render renders the title.
 * @param Body renders the sample body from the words of the page.
 * @param hasSamples adds the note about samples.
 * @param next the look of the links to the next titles.
 */
export function pageTitlePage<Name extends PageTitleName>(
  name: Name,
  render: (props: TitleProps, words: PageCatalog[`page-title/${Name}`]) => ReactNode,
  Body: (words: PageCatalog[`page-title/${Name}`]['body']) => ReactNode,
  { hasSamples = false, next = {} }: { hasSamples?: boolean; next?: NextTitles } = {},
): PageTitlePage {
  const useWords = (): PageCatalog[`page-title/${Name}`] => wordsIn(useTranslation().i18n, `page-title/${name}`)
  function Title() {
    const words = useWords()
    const { heading } = words
    const trail = useFrameTrail('page-title', heading)
    return render({ heading, trail }, words)
  }
  function Page() {
    const { t } = useTranslation()
    return (
      <>
        <Title />
        <Body {...useWords().body} />
        <FrameNeighbours family="page-title" of={name} {...next} />
        {hasSamples && <SampleNote text={t('sampleNote')} />}
      </>
    )
  }
  return Object.assign(Page, { Title })
}
