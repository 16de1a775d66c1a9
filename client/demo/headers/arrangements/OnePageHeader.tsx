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

/** Shared name of the bar's menus: opening one closes the others. */
const bar = 'bar'

/** Returns the current section, and below the last section still the last one. */
function useLastPart(): string | undefined {
  const current = useCurrentSection(onePageParts)
  const [last, setLast] = useState<string>()
  if (current && current !== last) setLast(current)
  // A jump to the end of the page skips the last section, so that it never becomes the current one.
  useEffect(() => {
    const end = current ? null : document.getElementById(onePageParts.at(-1)!)
    if (end && end.getBoundingClientRect().bottom < innerHeight / 2) setLast(end.id)
  }, [current])
  return current ?? last
}

/** Renders a bar whose menu links to the sections of the page. The current one is underlined. */
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
