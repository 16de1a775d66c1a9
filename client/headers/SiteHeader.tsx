import { useMainLinks } from '../site/mainLinks.ts'
import { CartCount } from '../shop/CartCount.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Logo } from '../ui/Logo.tsx'
import { BarMenu } from './BarMenu.tsx'
import { BurgerMenu } from './BurgerMenu.tsx'
import { HeaderFrame, HeaderTools } from './HeaderFrame.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { SearchLink } from './SearchLink.tsx'
import styles from './SiteHeader.module.css'

/** The browser keeps only one menu with this name open. */
const bar = 'bar'

/** Renders the party's header: menu, search, cart, language, and the buttons to donate and to join. */
export function SiteHeader() {
  const { link, menu } = useMainLinks()
  const [donate, join] = [link('donate'), link('join')]

  return (
    <HeaderFrame className={styles.header}>
      <Logo tagline />
      <BarMenu entries={menu} name={bar} />
      <SearchLink />
      <CartCount />
      <HeaderTools>
        <LanguageMenu name={bar} />
      </HeaderTools>
      <div className={styles.actions}>
        <ButtonLink tone="ink" size="small" to={donate.to}>
          {donate.label}
        </ButtonLink>
        <ButtonLink size="small" to={join.to}>
          {join.label}
        </ButtonLink>
      </div>
      <BurgerMenu entries={menu}>
        <ButtonLink to={join.to}>{join.label}</ButtonLink>
      </BurgerMenu>
    </HeaderFrame>
  )
}
