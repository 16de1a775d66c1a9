import type { MediaPicture } from './media.ts'

/* The text of an article as plain data. The server makes it from Markdown; pages, feeds and mails render it. It has no markup, so no
 * document can bring a script or a foreign address into a page. */

/** A part of a line. */
export type Inline =
  | string
  | { type: 'strong' | 'emphasis'; children: readonly Inline[] }
  | { type: 'code'; text: string }
  | { type: 'break' }
  /**
   * `href` is a path of the site, or an address with `https:`, `mailto:` or `tel:`. A file of the content store is saved under the
   * name `saveAs`.
   */
  | { type: 'link'; href: string; saveAs?: string; children: readonly Inline[] }

/** A video that is loaded from its host after a click. */
export interface Video {
  type: 'video'
  host: 'youtube' | 'vimeo'
  id: string
  title: string
}

export type Block =
  /** Level 2 to 4: the page's title is level 1. `anchor` is unique in the text. */
  | { type: 'heading'; level: 2 | 3 | 4; anchor: string; children: readonly Inline[] }
  | { type: 'paragraph'; children: readonly Inline[] }
  | { type: 'list'; start?: number; isOrdered: boolean; items: readonly (readonly Block[])[] }
  | { type: 'quotation'; children: readonly Block[] }
  | { type: 'code'; text: string }
  | { type: 'rule' }
  /** A picture of this site, as written. */
  | { type: 'picture'; src: string; alt: string; caption?: string }
  /** A photograph of the content store, in whose place a picture was written. */
  | { type: 'photograph'; picture: MediaPicture; caption?: string }
  | Video

export type RichText = readonly Block[]
