import { onRouteChange } from '../site/routeChange.ts'
import { shell } from '../site/shellTimings.ts'

const { documentElement: root } = document

/** The heights that header and footer go by, in pixels, as they were last taken. */
export const layout = { header: 0, footer: 0, document: Infinity }

const listeners = new Set<() => void>()
/** Calls whenever the heights have been taken. */
export const onLayout = (listener: () => void): void => {
  listeners.add(listener)
}

/** Of the page's own part: the content may show others. */
const heightOf = (selector: string): number =>
  document.querySelector<HTMLElement>(`${selector}:not(main *)`)?.offsetHeight ?? 0

/** Styles know the heights as custom properties; `data-footer-fits` says that the footer fits into the screen. */
function write(): void {
  for (const [name, height] of Object.entries(layout)) {
    if (height > 0 && Number.isFinite(height)) root.style.setProperty(`--${name}-now`, `${height}px`)
    else root.style.removeProperty(`--${name}-now`)
  }
  if (layout.footer > 0 && layout.footer <= innerHeight) root.dataset['footerFits'] = ''
  else delete root.dataset['footerFits']
}

function take(): void {
  layout.header = heightOf('[data-header]')
  layout.footer = heightOf('[data-footer]')
  layout.document = root.scrollHeight
  write()
  for (const listener of listeners) listener()
}

let timer: ReturnType<typeof setTimeout> | undefined
/** Takes the heights when nothing has happened for a while. */
function takeLater(): void {
  clearTimeout(timer)
  timer = setTimeout(take, shell.layoutDelay)
}

export function watchLayout(): void {
  if (document.readyState === 'complete') takeLater()
  else addEventListener('load', takeLater, { once: true })
  addEventListener('resize', takeLater)
  onRouteChange(() => {
    // The next page is of another length, and its footer may be another one.
    Object.assign(layout, { footer: 0, document: Infinity })
    write()
    takeLater()
  })
}
