import { useTranslation } from '../i18n/useTranslation.ts'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'
import styles from './ThemeMenu.module.css'

/** Renders the theme menu of the header's bar. */
export function ThemeMenu({ name }: { name: string }) {
  const { t } = useTranslation()
  return (
    <details className={styles.menu} name={name}>
      <summary>
        <Icon name="theme" />
        <VisuallyHidden>{t('theme.title')}</VisuallyHidden>
      </summary>
      <div className={styles.panel}>
        <ThemeChoice />
      </div>
    </details>
  )
}
