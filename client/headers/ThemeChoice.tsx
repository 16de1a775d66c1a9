import { useId, useSyncExternalStore } from 'react'
import { themeChoices } from '#shared/theme.ts'
import { chooseTheme, onTheme, storedTheme } from '../site/theme.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import styles from './ThemeChoice.module.css'

/** Renders the choice of theme: system, light, dark. CSS hides it without script, because it would do nothing. */
export function ThemeChoice() {
  const { t } = useTranslation()
  const name = useId()
  const chosen = useSyncExternalStore(onTheme, storedTheme, () => 'system' as const)
  return (
    <fieldset className={styles.choice}>
      <legend>{t('theme.title')}</legend>
      <div className={styles.options}>
        {themeChoices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === chosen}
              onChange={() => chooseTheme(choice)}
            />
            <span>{t(`theme.${choice}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
