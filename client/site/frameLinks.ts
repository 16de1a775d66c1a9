import { wordsIn } from '#locales/translator.ts'
import { framesOf, type FrameFamily } from '#shared/routes/frames.ts'
import type { RouteId } from '#shared/routes/table.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { useAddress } from './site.ts'

interface FrameLink {
  route: RouteId
  label: string
  to: string
}

/** Returns a function for the links to a family of headers, footers or page titles. Needs the words `frames`. */
export function useFrameLinks(): (family: FrameFamily) => { index: FrameLink; pages: Map<string, FrameLink> } {
  const { i18n } = useTranslation()
  const address = useAddress()
  const { index } = wordsIn(i18n, 'frames')
  const headings = wordsIn(i18n, 'frameHeadings')
  return (family) => {
    const labels: Readonly<Record<string, string>> = headings[family]
    const page = (name: string): [string, FrameLink] => {
      const route = `${family}-${name}` as RouteId
      return [name, { route, label: labels[name]!, to: address(route) }]
    }
    return {
      index: { route: family, label: index[family].heading, to: address(family) },
      pages: new Map(framesOf<FrameFamily>(family).map(page)),
    }
  }
}
