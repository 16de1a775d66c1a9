import { useEffect, useRef } from 'react'
import { languageFacts } from '#shared/i18n/languages.ts'
import { labelled } from '#shared/i18n/sentences.ts'
import { useSite } from '../site/site.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { MenuContent } from './MenuContent.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import styles from './LanguageMenu.module.css'
import { useDisclosure } from './useDisclosure.ts'

interface LanguageMenuProps {
  /** The browser keeps only one menu with this name open. */
  name?: string
}

/** Renders the language menu of the header's bar. */
export function LanguageMenu({ name }: LanguageMenuProps) {
  const { t } = useTranslation()
  const { language } = useSite()
  const part = useRef<HTMLDivElement>(null)
  useDisclosure(part)

  // After a choice the menu closes, and the focus returns to it for keyboard users.
  useEffect(() => {
    const menu = part.current?.querySelector('details')
    if (!menu?.open) return
    menu.open = false
    menu.querySelector('summary')?.focus({ preventScroll: true })
  }, [language])

  const { ownName, shortName } = languageFacts[language]
  return (
    <div ref={part}>
      <details className={styles.menu} name={name}>
        <summary>
          <Icon name="globe" />
          <VisuallyHidden>{labelled(t('language'), '', language)}</VisuallyHidden>
          <span className={styles.ownName}>{ownName}</span>
          <span className={styles.shortName} aria-hidden="true">
            {shortName}
          </span>
          <Icon name="chevron" />
        </summary>
        <div className={styles.panel}>
          <MenuContent>
            <LanguageLinks />
          </MenuContent>
        </div>
      </details>
    </div>
  )
}
