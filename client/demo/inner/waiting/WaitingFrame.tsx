import { useRef, type ReactNode } from 'react'
import { organisation } from '#shared/content/organisation.ts'
import { useAddress } from '../../../site/site.ts'
import { SkipLink } from '../../../ui/SkipLink.tsx'
import { LanguageMenu } from '../../../headers/LanguageMenu.tsx'
import { ThemeMenu } from '../../../headers/ThemeMenu.tsx'
import { useDisclosure } from '../../../headers/useDisclosure.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { SocialLinks } from '../../../kit/SocialLinks.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import { phoneAddress } from '../../../ui/phone.ts'
import styles from './WaitingFrame.module.css'

/** Of the two menus only one is open. */
const bar = 'bar'

interface WaitingFrameProps {
  /** On what it stands. */
  ground: 'marigold' | 'ink' | 'page'
  /** A field beside everything else, from edge to edge. */
  aside?: ReactNode
  children: ReactNode
}

/** A page that waits: as tall as the screen, with what nobody should miss above and below. */
export function WaitingFrame({ ground, aside, children }: WaitingFrameProps) {
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
          <a className={styles.phone} href={phoneAddress(organisation.phone)}>
            {organisation.phone}
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
