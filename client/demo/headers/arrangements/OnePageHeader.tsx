import { useEffect, useState } from 'react'
import { wordsIn } from '#locales/translator.ts'
import { usePartAddress } from '../../../site/partAddress.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useCurrentSection } from '../../../sections/useCurrentSection.ts'
import { Logo } from '../../../ui/Logo.tsx'
import { BarMenu } from '../../../headers/BarMenu.tsx'
import { BurgerMenu } from '../../../headers/BurgerMenu.tsx'
import { HeaderFrame, HeaderTools } from '../../../headers/HeaderFrame.tsx'
import type { HeaderOf } from '../headerRow.ts'
import { LanguageMenu } from '../../../headers/LanguageMenu.tsx'
import { onePageParts } from './onePageParts.ts'

/** Of the menus of the bar only one is open. */
const bar = 'bar'

/** The part being read, and below the last one still that. */
function useLastPart(): string | undefined {
  const current = useCurrentSection(onePageParts)
  const [last, setLast] = useState<string>()
  if (current && current !== last) setLast(current)
  // Who jumps to the end of the page has passed the last part without reading it.
  useEffect(() => {
    const end = current ? null : document.getElementById(onePageParts.at(-1)!)
    if (end && end.getBoundingClientRect().bottom < innerHeight / 2) setLast(end.id)
  }, [current])
  return current ?? last
}

/** A bar whose menu leads through the page: what is being read is underlined. */
export default function OnePageHeader({ name }: { name: HeaderOf<'onePage'> }) {
  const { t, i18n } = useTranslation()
  const partAddress = usePartAddress()
  const current = useLastPart()
  const { parts } = wordsIn(i18n, `headers/${name}`)
  const menu = onePageParts.map((id) => ({
    id,
    label: id === 'contact' ? t('contact') : parts[id].menu,
    to: partAddress(id),
    isHere: id === current,
    isPart: true,
  }))
  return (
    <HeaderFrame scroll="fixed">
      <Logo />
      <BarMenu entries={menu} name={bar} />
      <HeaderTools>
        <LanguageMenu name={bar} />
      </HeaderTools>
      <BurgerMenu entries={menu}>{null}</BurgerMenu>
    </HeaderFrame>
  )
}
