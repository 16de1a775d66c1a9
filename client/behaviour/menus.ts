import { shell } from '../site/shellTimings.ts'

/** The branches of the menu bar and those inside them. */
const bar = 'details[data-branch]:is([name="bar"], [name="bar-within"])'
const branchAt = (target: EventTarget | null): HTMLDetailsElement | null =>
  target instanceof Element ? target.closest<HTMLDetailsElement>(bar) : null

/** Returns the parent branch; null for a branch at the top level. */
const outerOf = (branch: HTMLDetailsElement) => branchAt(branch.parentElement)

/** The smallest distance of a branch from the edge of the screen, in pixels. */
const edgeDistance = 8

/** Moves an open branch into the screen; a nested one opens on the other side. */
function moveIntoScreen(branch: HTMLDetailsElement): void {
  const panel = branch.querySelector<HTMLElement>(':scope > ul')
  if (!panel) return
  panel.style.removeProperty('--menu-shift')
  delete branch.dataset['turned']
  const { left, right } = panel.getBoundingClientRect()
  const end = document.documentElement.clientWidth - edgeDistance
  if (outerOf(branch)) {
    if (right > end) branch.dataset['turned'] = ''
    return
  }
  const shift = Math.max(0, edgeDistance - left) + Math.min(0, end - right)
  if (shift !== 0) panel.style.setProperty('--menu-shift', `${shift}px`)
}

const openBranches = () => document.querySelectorAll<HTMLDetailsElement>(`${bar}[open]`)

/** Returns the links of a branch and the summaries of its nested branches, its own summary first. */
const focusableIn = (branch: HTMLDetailsElement): HTMLElement[] =>
  [...branch.querySelectorAll<HTMLElement>('summary, a')].filter((element) => {
    const own = branchAt(element)!
    return own === branch || (element.localName === 'summary' && outerOf(own) === branch)
  })

/**
 * Handles the keys of a branch. Arrow up and down, Home and End move the focus; arrow down also opens it. Arrow right
 * opens a nested branch, arrow left closes it.
 */
function onKey(event: KeyboardEvent): void {
  let branch = branchAt(event.target)
  if (!branch || event.altKey || event.ctrlKey || event.metaKey) return
  const outer = outerOf(branch)
  if (outer) {
    const isSummary = event.target === branch.querySelector('summary')
    const entersBranch = event.key === 'ArrowRight' && isSummary
    if (entersBranch || (event.key === 'ArrowLeft' && branch.open)) {
      event.preventDefault()
      branch.open = entersBranch
      focusableIn(branch)[entersBranch ? 1 : 0]?.focus()
      return
    }
    if (isSummary) branch = outer
  }
  const all = focusableIn(branch)
  const index = all.findIndex((element) => element === document.activeElement)
  const targetIndex = {
    ArrowDown: branch.open ? Math.min(index + 1, all.length - 1) : 1,
    ArrowUp: Math.max(index - 1, 0),
    Home: 0,
    End: all.length - 1,
  }[event.key]
  if (targetIndex === undefined || (!branch.open && event.key !== 'ArrowDown')) return
  event.preventDefault()
  branch.open = true
  all[targetIndex]?.focus()
}

/** Opens a branch under a resting pointer and closes it after the pointer has left. */
function watchPointer(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hovered: HTMLDetailsElement | null = null
  /** The branch that the pointer opened: the first click keeps it open instead of closing it. */
  let opened: HTMLDetailsElement | null = null

  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse'
  document.addEventListener('pointerover', (event) => {
    if (!isMouse(event)) return
    const branch = branchAt(event.target)
    if (branch === hovered) return
    clearTimeout(timer)
    const previous = hovered
    hovered = branch
    timer = setTimeout(
      () => {
        if (branch && !branch.open) {
          branch.open = true
          opened = branch
        }
        // Branches share a name, so the others close by themselves. A branch with the focus stays open for the
        // keyboard.
        const all = previous && (outerOf(previous) ?? previous)
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

/** Adds placement, keys and hover to the branches of the menu bar. The browser opens and closes them. */
export function watchMenus(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.matches(bar)) return
      if (target.open) moveIntoScreen(target)
      else for (const nested of target.querySelectorAll('details')) nested.open = false
    },
    true,
  )
  addEventListener('resize', () => {
    clearTimeout(timer)
    timer = setTimeout(() => openBranches().forEach(moveIntoScreen), shell.menuDelay)
  })
  document.addEventListener('keydown', onKey)
  watchPointer()
}
