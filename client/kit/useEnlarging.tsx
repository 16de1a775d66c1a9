import { useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react'
import type { PictureFile } from '#shared/content/picture.ts'
import { isSpecialClick } from '../ui/isSpecialClick.ts'
import type { Lightbox } from './Lightbox.tsx'

/** A line icon, in a box of 24: it enlarges. */
export const enlargeSign = 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M16 16l6 6M11 8v6M8 11h6'

/** A picture that can be enlarged. */
export interface EnlargeablePicture {
  id: string
  file: PictureFile
  caption: string
  alt: string
}

/** The one lightbox: its code comes when a picture is first enlarged. */
interface Opened {
  Lightbox: typeof Lightbox
  at: string
}

export interface Enlarging {
  /** Of the list that the pictures stand in. */
  list: RefObject<HTMLUListElement | null>
  /** The anchor of a picture: its element takes `Enlarged.module.css`, which shows it as large as the window while it is the target. */
  idOf: (id: string) => string
  /** Where a picture stands, and the way back there from the picture itself. */
  placeOf: (id: string) => string
  wayBack: (id: string) => string
  /** What the link that enlarges a picture leads to, and what a click on it does. */
  anchorOf: (id: string) => string
  enlarge: (event: MouseEvent, id: string) => void
  /** The lightbox, while it is open: beside the list. */
  lightbox: ReactNode
}

/**
 * Pictures that can be enlarged. Each is a link to its own place, which the style shows as large as the window: so it is
 * enlarged without script, and while the lightbox's code is not there.
 * @param pictures in the order in which the lightbox goes through them
 * @param prefix of the anchors, where they could be those of another list of the page
 */
export function useEnlarging(pictures: readonly EnlargeablePicture[], prefix = ''): Enlarging {
  const list = useRef<HTMLUListElement>(null)
  const asked = useRef<string>(undefined)
  const [opened, setOpened] = useState<Opened>()
  const idOf = (id: string) => `${prefix}${id}`
  const placeOf = (id: string) => `place-of-${idOf(id)}`
  const anchorOf = (id: string) => `#${idOf(id)}`

  async function enlarge(event: MouseEvent, id: string) {
    if (isSpecialClick(event)) return
    event.preventDefault()
    asked.current = id
    try {
      const module = await import('./Lightbox.tsx')
      // Who asks for another one meanwhile gets that one; who has left gets none.
      if (asked.current === id && list.current) setOpened({ Lightbox: module.Lightbox, at: id })
    } catch {
      location.assign(anchorOf(id))
    }
  }

  /** The focus goes to the picture seen last: there the visitor goes on. */
  function close(last: string) {
    setOpened(undefined)
    list.current?.querySelector<HTMLElement>(`[href="${anchorOf(last)}"]`)?.focus()
  }

  return {
    list,
    idOf,
    placeOf,
    wayBack: (id) => `#${placeOf(id)}`,
    anchorOf,
    enlarge: (event, id) => void enlarge(event, id),
    lightbox: opened && <opened.Lightbox pictures={pictures} first={opened.at} onClose={close} />,
  }
}
