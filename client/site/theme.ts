import { storage } from '#shared/content/storage.ts'
import { themeChoices, themeGrounds, type ThemeChoice } from '#shared/theme.ts'

/** The theme this browser remembers. */
export function storedTheme(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storage.theme.name)
    return themeChoices.find((choice) => choice === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

/** Shows a theme, as the script in the document's head does before the first paint. */
function showTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset['theme']
  else dataset['theme'] = choice
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = themeGrounds[choice === 'system' ? (meta.media.includes('dark') ? 'dark' : 'light') : choice]
  document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')!.content =
    choice === 'system' ? 'light dark' : choice
}

const chosen = new EventTarget()

/** Shows a theme and remembers it: nothing else stores one. To follow the system again is to forget. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(storage.theme.name)
    else localStorage.setItem(storage.theme.name, choice)
  } catch {
    // A browser that forbids storage shows the theme until the page is left.
  }
  showTheme(choice)
  chosen.dispatchEvent(new Event('change'))
}

/** For `useSyncExternalStore`: a choice here, or in another tab. */
export function onTheme(tell: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key !== storage.theme.name) return
    showTheme(storedTheme())
    tell()
  }
  chosen.addEventListener('change', tell)
  addEventListener('storage', elsewhere)
  return () => {
    chosen.removeEventListener('change', tell)
    removeEventListener('storage', elsewhere)
  }
}
