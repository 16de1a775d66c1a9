import type { HeaderName } from '#shared/routes/headers.ts'
import { useMainLinks } from '../../app/mainLinks.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { BarMenu } from '../BarMenu.tsx'
import { BurgerMenu } from '../BurgerMenu.tsx'
import { HeaderFrame, HeaderTools } from '../HeaderFrame.tsx'
import { LanguageMenu } from '../LanguageMenu.tsx'
import styles from './BarHeader.module.css'
import { barPresets } from './barPresets.ts'
import { presetOf } from './presetOf.ts'
import { useSampleMenu } from './sampleMenu.ts'

/** Of the menus of the bar only one is open. */
const bar = 'bar'

/** A header that is a bar: logo, menu, tools. What else it is, its preset says. */
export default function BarHeader({ name }: { name: HeaderName }) {
  const { scroll, ground } = presetOf(barPresets, name)
  const { link } = useMainLinks()
  const menu = useSampleMenu()
  const join = link('join')
  const button = <ButtonLink to={join.to}>{join.label}</ButtonLink>
  return (
    <HeaderFrame scroll={scroll} className={styles[ground]}>
      <Logo />
      <BarMenu entries={menu} name={bar} />
      <HeaderTools>
        <LanguageMenu name={bar} />
        {button}
      </HeaderTools>
      <BurgerMenu entries={menu}>{button}</BurgerMenu>
    </HeaderFrame>
  )
}
