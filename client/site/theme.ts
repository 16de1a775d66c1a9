import { storage } from '#shared/content/storage.ts'
import { themeChoices, themeGrounds, type ThemeChoice } from '#shared/theme.ts'

/** Returns the theme that this browser has stored. */
export function storedTheme(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storage.theme.name)
    return themeChoices.find((choice) => choice === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

/** Applies a theme in the same way as the script in the document's head. */
function showTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset['theme']
  else dataset['theme'] = choice
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = themeGrounds[choice === 'system' ? (meta.media.includes('dark') ? 'dark' : 'light') : choice]
  document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')!.content =
    choice === 'system' ? 'light dark' : choice
}

const changes = new EventTarget()

/** Applies a theme and stores it; nothing else stores one. `system` deletes the entry. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(storage.theme.name)
    else localStorage.setItem(storage.theme.name, choice)
  } catch {
    // Without storage, the theme lasts until the visitor leaves the page.
  }
  showTheme(choice)
  changes.dispatchEvent(new Event('change'))
}

/** Subscribes to changes of the theme here and in other tabs, for `useSyncExternalStore`. */
export function onTheme(notify: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== storage.theme.name) return
    showTheme(storedTheme())
    notify()
  }
  changes.addEventListener('change', notify)
  addEventListener('storage', onStorage)
  return () => {
    changes.removeEventListener('change', notify)
    removeEventListener('storage', onStorage)
  }
}
