/** The field of a history entry's state that names the overlay which was opened in it. */
const field = 'overlay'

interface Overlay {
  id: string
  /** The page that it lies over. */
  page: string
  close: () => void
}

/** The open overlays that have an entry of the history, the last one on top. */
const opened: Overlay[] = []
let count = 0

/** Our own step back, until the browser has made it. */
interface Step {
  /** Whether the router knows the page that it leads to, and need not be told. */
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
  const at = opened.findIndex(({ id }) => id === here())
  // An entry whose overlay has been closed is passed over.
  if (here() !== undefined && at < 0) {
    event.stopImmediatePropagation()
    stepBack(opened.length > 0)
    return
  }
  const left = opened.splice(at + 1)
  for (const { close } of [...left].reverse()) close()
  const done = step
  step = undefined
  if (done ? done.isSilent : left[0]?.page === pageHere()) event.stopImmediatePropagation()
  for (const go of done?.then ?? []) go()
}

/** Calls at once, or after our own step back where one is under way. */
function afterStep(go: () => void): void {
  if (step) step.then.push(go)
  else go()
}

/**
 * Gives an overlay that opens an entry of the history, so that going back closes it and leaves the visitor on the page.
 * @param close closes the overlay; it must call the returned function
 * @returns to be called when the overlay has closed: its entry is left, unless the visitor has gone on from it
 */
export function enterOverlay(close: () => void): () => void {
  count += 1
  // Unlike those of the same page before it was reloaded.
  const id = `${performance.timeOrigin} ${count}`
  let isOpen = true
  afterStep(() => {
    if (!isOpen) return
    history.pushState({ ...states(), [field]: id }, '')
    opened.push({ id, page: pageHere(), close })
  })
  return () => {
    isOpen = false
    const at = opened.findIndex((overlay) => overlay.id === id)
    if (at < 0) return
    opened.splice(at, 1)
    if (here() === id) stepBack(true)
  }
}

/** Goes to another page, or another state of this one, from the page's own entry: those of open overlays are left first. */
export function fromPageEntry(go: () => void): void {
  if (!step && here() !== undefined) {
    opened.length = 0
    stepBack(true)
  }
  afterStep(go)
}

/** From now on going back closes overlays. A document that was loaded again in the entry of one begins without it. */
export function watchBack(): void {
  // Before the router, which need not know.
  addEventListener('popstate', onPop, { capture: true })
  if (here() !== undefined) stepBack(true)
}
