import { useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react'
import type { PictureFile } from '#shared/content/picture.ts'
import type { PhotographMarkup } from '#shared/publishing/published.ts'
import { isSpecialClick } from '../ui/isSpecialClick.ts'
import type { Lightbox } from './Lightbox.tsx'

/** The path of the magnifier icon, in a box of 24 × 24. */
export const magnifierPath = 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M16 16l6 6M11 8v6M8 11h6'

export interface EnlargeablePicture<File = PictureFile> {
  id: string
  file: File
  caption: string
  alt: string
  /** The BCP 47 tag of the texts, if it is not that of the page. */
  lang?: string | undefined
}

/** A picture of the site, or a photograph that staff published. */
export type PictureOrPhotograph = PictureFile | PhotographMarkup

/** The open lightbox. Its code loads when the first picture is enlarged. */
interface Opened {
  Lightbox: typeof Lightbox
  id: string
}

export interface LightboxControls {
  /** The list that holds the pictures. */
  list: RefObject<HTMLUListElement | null>
  /**
   * Returns the anchor of a picture. Its element takes `Enlarged.module.css`, which enlarges it while it is the target.
   */
  idOf: (id: string) => string
  /** Return the id of a picture's place in the list, and the address that leads back there. */
  placeOf: (id: string) => string
  placeAddress: (id: string) => string
  /** Return the address of the enlarged picture, and handle a click on it. */
  anchorOf: (id: string) => string
  enlarge: (event: MouseEvent, id: string) => void
  /** The lightbox while it is open, to be rendered beside the list. */
  lightbox: ReactNode
}

/**
 * Makes pictures enlargeable. Each links to its own anchor, and CSS enlarges the target: this works without script and
 * while the lightbox loads.
 * @param pictures in the order of the lightbox
 * @param prefix a prefix for the anchors, where another list of the page could have the same ids
 */
export function useLightbox(
  pictures: readonly EnlargeablePicture<PictureOrPhotograph>[],
  prefix = '',
): LightboxControls {
  const list = useRef<HTMLUListElement>(null)
  const requested = useRef<string>(undefined)
  const [opened, setOpened] = useState<Opened>()
  const idOf = (id: string) => `${prefix}${id}`
  const placeOf = (id: string) => `place-of-${idOf(id)}`
  const anchorOf = (id: string) => `#${idOf(id)}`

  async function enlarge(event: MouseEvent, id: string) {
    if (isSpecialClick(event)) return
    event.preventDefault()
    requested.current = id
    try {
      const module = await import('./Lightbox.tsx')
      // The visitor may have chosen another picture or left the page meanwhile.
      if (requested.current === id && list.current) setOpened({ Lightbox: module.Lightbox, id })
    } catch {
      location.assign(anchorOf(id))
    }
  }

  /** The focus moves to the picture seen last. */
  function close(last: string) {
    setOpened(undefined)
    list.current?.querySelector<HTMLElement>(`[href="${anchorOf(last)}"]`)?.focus()
  }

  return {
    list,
    idOf,
    placeOf,
    placeAddress: (id) => `#${placeOf(id)}`,
    anchorOf,
    enlarge: (event, id) => void enlarge(event, id),
    lightbox: opened && <opened.Lightbox pictures={pictures} first={opened.id} onClose={close} />,
  }
}
