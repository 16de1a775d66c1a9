/** The field of a history entry's state with the id of the overlay that was opened in it. */
const field = 'overlay'

interface Overlay {
  id: string
  /** The page below it. */
  page: string
  close: () => void
}

/** The open overlays with a history entry; the last one is on top. */
const opened: Overlay[] = []
let count = 0

/** A step back by this module, until the browser has made it. */
interface Step {
  /** Whether the router already shows the target page, so that the event is hidden from it. */
  isSilent: boolean
  then: (() => void)[]
}
let step: Step | undefined

const states = (): Record<string, unknown> => (history.state as Record<string, unknown> | null) ?? {}
const here = (): unknown => states()[field]
const pageHere = (): string => `${location.href} ${String(states()['key'])}`

function stepBack(isSilent: boolean): void {
  step ??= { isSilent, then: [] }
  history.back()
}

function onPop(event: PopStateEvent): void {
  const index = opened.findIndex(({ id }) => id === here())
  // Skip entries of closed overlays.
  if (here() !== undefined && index < 0) {
    event.stopImmediatePropagation()
    stepBack(opened.length > 0)
    return
  }
  const closed = opened.splice(index + 1)
  for (const { close } of [...closed].reverse()) close()
  const finished = step
  step = undefined
  if (finished ? finished.isSilent : closed[0]?.page === pageHere()) event.stopImmediatePropagation()
  for (const action of finished?.then ?? []) action()
}

/** Calls the function at once, or after a pending step back. */
function afterStep(action: () => void): void {
  if (step) step.then.push(action)
  else action()
}

/**
 * Adds a history entry for an overlay, so that going back closes it and stays on the page.
 * @param close closes the overlay; it must call the returned function
 * @returns a function to call when the overlay has closed; it leaves the entry if it is still the current one
 */
export function enterOverlay(close: () => void): () => void {
  count += 1
  // Ids must differ from those before a reload of the same page.
  const id = `${performance.timeOrigin} ${count}`
  let isOpen = true
  afterStep(() => {
    if (!isOpen) return
    history.pushState({ ...states(), [field]: id }, '')
    opened.push({ id, page: pageHere(), close })
  })
  return () => {
    isOpen = false
    const index = opened.findIndex((overlay) => overlay.id === id)
    if (index < 0) return
    opened.splice(index, 1)
    if (here() === id) stepBack(true)
  }
}

/** Runs a navigation from the page's own entry: leaves the entries of open overlays first. */
export function fromPageEntry(action: () => void): void {
  if (!step && here() !== undefined) {
    opened.length = 0
    stepBack(true)
  }
  afterStep(action)
}

/** Makes going back close overlays. A document that was reloaded in an overlay's entry starts without it. */
export function watchBack(): void {
  // Capture: runs before the router's listener, which must not see some events.
  addEventListener('popstate', onPop, { capture: true })
  if (here() !== undefined) stepBack(true)
}
