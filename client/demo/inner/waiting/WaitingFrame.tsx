import { reach } from '#shared/content/organisation.ts'
import { useRef, type ReactNode } from 'react'
import { useAddress } from '../../../site/site.ts'
import { SkipLink } from '../../../ui/SkipLink.tsx'
import { LanguageMenu } from '../../../headers/LanguageMenu.tsx'
import { ThemeMenu } from '../../../headers/ThemeMenu.tsx'
import { useDisclosure } from '../../../headers/useDisclosure.ts'
import { useFacts } from '../../../site/useFacts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { SocialLinks } from '../../../kit/SocialLinks.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import { phoneAddress } from '../../../ui/phone.ts'
import styles from './WaitingFrame.module.css'

/** Shared name of the two menus: opening one closes the other. */
const bar = 'bar'

interface WaitingFrameProps {
  /** Background of the page. */
  ground: 'highlight' | 'ink' | 'page'
  /** A field beside the content that reaches the screen's edges. */
  aside?: ReactNode
  children: ReactNode
}

/** Renders a page as high as the screen with a small header and footer of its own. */
export function WaitingFrame({ ground, aside, children }: WaitingFrameProps) {
  const party = useFacts(reach)
  const { t } = useTranslation()
  const address = useAddress()
  const tools = useRef<HTMLDivElement>(null)
  useDisclosure(tools)
  return (
    <div className={styles.page} data-ground={ground} data-aside={aside ? true : undefined}>
      <SkipLink />
      <header className={styles.header}>
        <Logo />
        <div ref={tools} className={styles.tools}>
          <ThemeMenu name={bar} />
          <LanguageMenu name={bar} />
        </div>
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <p>
          <a className={styles.phone} href={phoneAddress(party.phone)}>
            {party.phone}
          </a>
          <PageLink to={address('contact')}>{t('contact')}</PageLink>
          <PageLink to={address('privacy')}>{t('privacy')}</PageLink>
        </p>
        <SocialLinks label={t('networks')} look="outlined" />
      </footer>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}
