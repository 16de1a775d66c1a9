import type { MouseEvent } from 'react'

/** Returns whether a click asks for the browser's own action: a new tab, a download, another mouse button. */
export const isSpecialClick = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey
