import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { languageFacts } from '#shared/i18n/languages.ts'
import { useSite } from '../app/site.ts'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import styles from './LanguageMenu.module.css'
import { useDisclosure } from './useDisclosure.ts'

/** The switch of languages in the header's bar. */
export function LanguageMenu() {
  const { t } = useTranslation()
  const { language } = useSite()
  const menu = useRef<HTMLDetailsElement>(null)
  useDisclosure(menu)

  // The choice is made. Whoever goes on by keyboard goes on from here.
  useEffect(() => {
    if (!menu.current?.open) return
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }, [language])

  return (
    <details className={styles.menu} ref={menu}>
      <summary>
        <Icon name="globe" />
        <VisuallyHidden>{t('language')}: </VisuallyHidden>
        {languageFacts[language].ownName}
        <Icon name="chevron" />
      </summary>
      <div className={styles.panel}>
        <LanguageLinks />
      </div>
    </details>
  )
}
