import { useEffect, useRef, useState, type MouseEvent } from 'react'

/** The time for which a cell confirms a copy, in milliseconds. */
const confirmationTime = 2_000

/** Result of the last copy. */
export interface CopyResult {
  name: string
  isCopied: boolean
}

/**
 * Copies the name of the cell whose button is pressed. The cells are not rendered by React, so one handler serves them all.
 * If the browser refuses, the name is selected for the visitor to copy.
 */
export function useIconCopy() {
  const [copied, setCopied] = useState<CopyResult>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function onClick({ target }: MouseEvent) {
    const cell = target instanceof HTMLButtonElement ? target.closest('li') : null
    const label = cell?.querySelector('code')
    const name = label?.textContent
    if (!cell || !label || !name) return
    let isCopied = true
    try {
      await navigator.clipboard.writeText(name)
    } catch {
      isCopied = false
      getSelection()?.selectAllChildren(label)
    }
    setCopied({ name, isCopied })
    for (const other of cell.parentElement!.querySelectorAll('[data-copied]')) other.removeAttribute('data-copied')
    if (isCopied) cell.dataset['copied'] = ''
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      delete cell.dataset['copied']
      setCopied(undefined)
    }, confirmationTime)
  }

  return { copied, onClick }
}
