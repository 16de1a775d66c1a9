import { shell } from '../site/shellTimings.ts'

/** The branches of the bar, and those within them, which open beside their place. */
const bar = 'details[data-branch]:is([name="bar"], [name="bar-within"])'
const branchAt = (target: EventTarget | null): HTMLDetailsElement | null =>
  target instanceof Element ? target.closest<HTMLDetailsElement>(bar) : null

/** The branch that a branch lies in. */
const outerOf = (branch: HTMLDetailsElement) => branchAt(branch.parentElement)

/** How near to the screen's edge a branch may come, in pixels. */
const edge = 8

/** Moves an open branch into the screen, where it would reach beyond; one within another opens on the other side of it. */
function place(branch: HTMLDetailsElement): void {
  const panel = branch.querySelector<HTMLElement>(':scope > ul')
  if (!panel) return
  panel.style.removeProperty('--menu-shift')
  delete branch.dataset['turned']
  const { left, right } = panel.getBoundingClientRect()
  const end = document.documentElement.clientWidth - edge
  if (outerOf(branch)) {
    if (right > end) branch.dataset['turned'] = ''
    return
  }
  const shift = Math.max(0, edge - left) + Math.min(0, end - right)
  if (shift !== 0) panel.style.setProperty('--menu-shift', `${shift}px`)
}

const openBranches = () => document.querySelectorAll<HTMLDetailsElement>(`${bar}[open]`)

/** The links of a branch and the summaries of those within it, its own summary first. */
const stops = (branch: HTMLDetailsElement): HTMLElement[] =>
  [...branch.querySelectorAll<HTMLElement>('summary, a')].filter((stop) => {
    const own = branchAt(stop)!
    return own === branch || (stop.localName === 'summary' && outerOf(own) === branch)
  })

/**
 * Arrows, Home and End go through a branch; the arrow down opens it. Within it the arrow to the right goes one level
 * deeper, the one to the left comes back.
 */
function onKey(event: KeyboardEvent): void {
  let branch = branchAt(event.target)
  if (!branch || event.altKey || event.ctrlKey || event.metaKey) return
  const outer = outerOf(branch)
  if (outer) {
    const isSummary = event.target === branch.querySelector('summary')
    const goesIn = event.key === 'ArrowRight' && isSummary
    if (goesIn || (event.key === 'ArrowLeft' && branch.open)) {
      event.preventDefault()
      branch.open = goesIn
      stops(branch)[goesIn ? 1 : 0]?.focus()
      return
    }
    if (isSummary) branch = outer
  }
  const all = stops(branch)
  const at = all.findIndex((stop) => stop === document.activeElement)
  const goal = {
    ArrowDown: branch.open ? Math.min(at + 1, all.length - 1) : 1,
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: all.length - 1,
  }[event.key]
  if (goal === undefined || (!branch.open && event.key !== 'ArrowDown')) return
  event.preventDefault()
  branch.open = true
  all[goal]?.focus()
}

/** A branch opens under a pointer that rests on it, and closes when that has gone for a while. */
function watchPointer(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let near: HTMLDetailsElement | null = null
  /** What the pointer has opened: the first press says to keep it, not to close it. */
  let opened: HTMLDetailsElement | null = null

  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse'
  document.addEventListener('pointerover', (event) => {
    if (!isMouse(event)) return
    const branch = branchAt(event.target)
    if (branch === near) return
    clearTimeout(timer)
    const left = near
    near = branch
    timer = setTimeout(
      () => {
        if (branch && !branch.open) {
          branch.open = true
          opened = branch
        }
        // The name they share closes the others; what the focus is in stays for the keyboard.
        const all = left && (outerOf(left) ?? left)
        if (!branch && all && !all.contains(document.activeElement)) all.open = false
      },
      branch ? shell.hoverOpens : shell.hoverCloses,
    )
  })
  document.addEventListener('pointerdown', () => clearTimeout(timer))
  document.addEventListener('click', (event) => {
    const branch = branchAt(event.target)
    if (branch && branch === opened && branch.open && (event.target as Element).closest('summary'))
      event.preventDefault()
    opened = null
  })
}

/** What the branches of the bar do beyond opening and closing, which the browser sees to. */
export function watchMenus(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.matches(bar)) return
      if (target.open) place(target)
      else for (const within of target.querySelectorAll('details')) within.open = false
    },
    true,
  )
  addEventListener('resize', () => {
    clearTimeout(timer)
    timer = setTimeout(() => openBranches().forEach(place), shell.menuDelay)
  })
  document.addEventListener('keydown', onKey)
  watchPointer()
}
