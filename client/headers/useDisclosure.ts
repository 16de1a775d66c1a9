import { useEffect, type RefObject } from 'react'

/** Returns the open menus in an element, without nested ones. */
const openMenus = (part: HTMLElement): HTMLDetailsElement[] =>
  [...part.querySelectorAll<HTMLDetailsElement>('details[open]')].filter(
    (menu) => !menu.parentElement?.closest('details'),
  )

/** Closes every menu in an element. */
export function closeMenus(part: HTMLElement | null): void {
  for (const menu of part?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) menu.open = false
}

/**
 * Makes the `<details>` menus in an element close on Escape, which returns the focus to the summary, and when the focus
 * or a press goes elsewhere.
 */
export function useDisclosure(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const part = container.current
    if (!part) return
    const onKey = (event: KeyboardEvent) => {
      const menu = event.key === 'Escape' && openMenus(part)[0]
      if (!menu) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    const onElsewhere = ({ target }: Event) => {
      for (const menu of openMenus(part)) if (target instanceof Node && !menu.contains(target)) menu.open = false
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [container])
}
