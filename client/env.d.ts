/** Where the two calls are answered, without a slash at the end (build setting `API_BASE`). */
declare const __API_BASE__: string

declare module 'virtual:fonts/*.css'

/** The icons of the showcases. */
declare module 'virtual:icons' {
  export type DrawnIcon = readonly [name: string, id: string, body: string]
  type IconSetId = import('#shared/content/iconSetNames.ts').IconSetId
  /** Where each set's licence lies. */
  export const licences: Record<IconSetId, string>
  /** Names and drawings; undefined in the browser. */
  export const drawn:
    Record<IconSetId, { viewBox: string; icons: readonly DrawnIcon[]; sprites: readonly string[] }> | undefined
}

/** The hash in the names of the films' captions. */
declare module 'virtual:captions' {
  const hash: string
  export default hash
}

/** The mark as files, and the picture that shared links show. */
declare module 'virtual:brand' {
  const brand: {
    /** An address that holds the drawing itself. */
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

/** The pictures that networks show of the products. */
declare module 'virtual:shopCards' {
  const cards: Readonly<Record<import('#shared/content/shopNames.ts').ShopItemId, string>>
  export default cards
}

/** What journalists get, as files. */
declare module 'virtual:press' {
  const kit: import('#shared/content/pressKit.ts').PressKit
  export default kit
}

/** The hash in the names of the files of words. */
declare module 'virtual:words' {
  const hash: string
  export default hash
}

/** Articles and projects with their words: JSON of `ContentFiles`, by source language. */
declare module 'virtual:content' {
  /** JSON, read when it is asked for. */
  const content: Readonly<Record<import('#shared/i18n/languages.ts').SourceLanguage, () => string>>
  export default content
}
