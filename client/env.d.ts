/** The base address of the API calls, without a slash at the end (build setting `API_BASE`). */
declare const __API_BASE__: string

/** Whether the build has photographs (`client/photographs`). */
declare const __HAS_PHOTOGRAPHS__: boolean

declare module 'virtual:fonts/*.css'

/** The icons of the showcases. */
declare module 'virtual:icons' {
  export type DrawnIcon = readonly [name: string, id: string, body: string]
  type IconSetId = import('#shared/content/iconSetNames.ts').IconSetId
  /** The address of each set's licence. */
  export const licences: Record<IconSetId, string>
  /** Names and drawings; undefined in the browser. */
  export const drawn:
    Record<IconSetId, { viewBox: string; icons: readonly DrawnIcon[]; sprites: readonly string[] }> | undefined
}

/** The hash in the names of the files of captions. */
declare module 'virtual:captions' {
  const hash: string
  export default hash
}

/** The logo as files, and the picture for shared links. */
declare module 'virtual:brand' {
  const brand: {
    /** A data URL with the drawing itself. */
    favicon: string
    /** 32 px */
    icon: string
    /** 180 px */
    touchIcon: string
    /** 512 px */
    logo: string
    icons: readonly { src: string; size: number; purpose: 'any' | 'maskable' }[]
    picture: { src: string; width: number; height: number }
  }
  export default brand
}

/** A small drawn page for each home without a thumbnail. */
declare module 'virtual:pictures/previews' {
  const files: Readonly<
    Partial<Record<import('#shared/routes/homes.ts').HomeName, import('#shared/content/picture.ts').PictureFile>>
  >
  export default files
}

/** Sheets of small drawn pages, by the names of `previewSheets`. */
declare module 'virtual:pictures/listings' {
  const files: Readonly<Record<string, import('#shared/content/picture.ts').PictureFile>>
  export default files
}

/** The pictures of products for shared links. */
declare module 'virtual:shopCards' {
  const cards: Readonly<Record<import('#shared/content/shopNames.ts').ShopItemId, string>>
  export default cards
}

/** The files of the press kit. */
declare module 'virtual:press' {
  const kit: import('#shared/content/pressKit.ts').PressKit
  export default kit
}

/** The hash in the names of the word files. */
declare module 'virtual:words' {
  const hash: string
  export default hash
}

/** Articles and projects with their words, by source language. Each file is read on demand. */
declare module 'virtual:content' {
  const content: Readonly<
    Record<import('#shared/i18n/languages.ts').SourceLanguage, () => import('#shared/content/content.ts').ContentFiles>
  >
  export default content
}
