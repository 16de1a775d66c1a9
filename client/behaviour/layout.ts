import { onRouteChange } from '../site/routeChange.ts'
import { shell } from '../site/shellTimings.ts'

const { documentElement: root } = document

/** The last measured heights of header, footer and document, in pixels. */
export const layout = { header: 0, footer: 0, document: Infinity }

const listeners = new Set<() => void>()
/** Calls the listener after each measurement. */
export const onLayout = (listener: () => void): void => {
  listeners.add(listener)
}

/** Returns the height of the page's own part; `main` may contain samples of others. */
const heightOf = (selector: string): number =>
  document.querySelector<HTMLElement>(`${selector}:not(main *)`)?.offsetHeight ?? 0

/** Writes the heights as custom properties; `data-footer-fits` marks a footer that fits the screen. */
function write(): void {
  for (const [name, height] of Object.entries(layout)) {
    if (height > 0 && Number.isFinite(height)) root.style.setProperty(`--${name}-now`, `${height}px`)
    else root.style.removeProperty(`--${name}-now`)
  }
  if (layout.footer > 0 && layout.footer <= innerHeight) root.dataset['footerFits'] = ''
  else delete root.dataset['footerFits']
}

function measure(): void {
  layout.header = heightOf('[data-header]')
  layout.footer = heightOf('[data-footer]')
  layout.document = root.scrollHeight
  write()
  for (const listener of listeners) listener()
}

let timer: ReturnType<typeof setTimeout> | undefined
/** Measures the heights after a pause without events. */
function measureLater(): void {
  clearTimeout(timer)
  timer = setTimeout(measure, shell.layoutDelay)
}

export function watchLayout(): void {
  if (document.readyState === 'complete') measureLater()
  else addEventListener('load', measureLater, { once: true })
  addEventListener('resize', measureLater)
  onRouteChange(() => {
    // The next page has another height, and maybe another footer.
    Object.assign(layout, { footer: 0, document: Infinity })
    write()
    measureLater()
  })
}
