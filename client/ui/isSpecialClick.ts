import type { MouseEvent } from 'react'

/** Whether a click asks for what a link does by itself: a new tab, a download, another button. */
export const isSpecialClick = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey
