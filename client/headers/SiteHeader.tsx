import { useMainLinks } from '../site/mainLinks.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Logo } from '../ui/Logo.tsx'
import { BarMenu } from './BarMenu.tsx'
import { BurgerMenu } from './BurgerMenu.tsx'
import { HeaderFrame, HeaderTools } from './HeaderFrame.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { SearchLink } from './SearchLink.tsx'
import { ThemeMenu } from './ThemeMenu.tsx'

/** The browser keeps only one menu with this name open. */
const bar = 'bar'

/** Renders the party's header: menu, search, language, theme and one button. */
export function SiteHeader() {
  const { link, menu } = useMainLinks()
  const join = link('join')
  const button = <ButtonLink to={join.to}>{join.label}</ButtonLink>

  return (
    <HeaderFrame>
      <Logo tagline />
      <BarMenu entries={menu} name={bar} />
      <SearchLink />
      <HeaderTools>
        <ThemeMenu name={bar} />
        <LanguageMenu name={bar} />
        {button}
      </HeaderTools>
      <BurgerMenu entries={menu}>{button}</BurgerMenu>
    </HeaderFrame>
  )
}
