import { useEffect, type RefObject } from 'react'

/** The open menus in a part of the page, without those inside another one. */
const openMenus = (part: HTMLElement): HTMLDetailsElement[] =>
  [...part.querySelectorAll<HTMLDetailsElement>('details[open]')].filter(
    (menu) => !menu.parentElement?.closest('details'),
  )

/** Closes every menu in a part of the page. */
export function closeMenus(part: HTMLElement | null): void {
  for (const menu of part?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) menu.open = false
}

/**
 * The `<details>` menus in a part of the page close on Escape, with focus back on their summary, and when focus or
 * pointer go elsewhere.
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
