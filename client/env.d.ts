/** Where the two calls are answered, without a slash at the end (build setting `API_BASE`). */
declare const __API_BASE__: string

declare module 'virtual:pictures/about' {
  const files: import('./art/catalogue.ts').PictureFiles<'about'>
  export default files
}

declare module 'virtual:pictures/privacy' {
  const files: import('./art/catalogue.ts').PictureFiles<'privacy'>
  export default files
}

declare module 'virtual:pictures/accessibility' {
  const files: import('./art/catalogue.ts').PictureFiles<'accessibility'>
  export default files
}

declare module 'virtual:pictures/home' {
  const files: import('./art/catalogue.ts').PictureFiles<'home'>
  export default files
}

declare module 'virtual:pictures/panels' {
  const files: import('./art/catalogue.ts').PictureFiles<'panels'>
  export default files
}
declare module 'virtual:pictures/our-services' {
  const files: import('./art/catalogue.ts').PictureFiles<'our-services'>
  export default files
}
declare module 'virtual:pictures/pricing-packages' {
  const files: import('./art/catalogue.ts').PictureFiles<'pricing-packages'>
  export default files
}
declare module 'virtual:pictures/what-we-offer' {
  const files: import('./art/catalogue.ts').PictureFiles<'what-we-offer'>
  export default files
}
declare module 'virtual:pictures/about-me' {
  const files: import('./art/catalogue.ts').PictureFiles<'about-me'>
  export default files
}
declare module 'virtual:pictures/about-us' {
  const files: import('./art/catalogue.ts').PictureFiles<'about-us'>
  export default files
}
declare module 'virtual:pictures/our-story' {
  const files: import('./art/catalogue.ts').PictureFiles<'our-story'>
  export default files
}
declare module 'virtual:pictures/our-process' {
  const files: import('./art/catalogue.ts').PictureFiles<'our-process'>
  export default files
}
declare module 'virtual:pictures/contact-simple' {
  const files: import('./art/catalogue.ts').PictureFiles<'contact-simple'>
  export default files
}
declare module 'virtual:pictures/frames' {
  const files: import('./art/catalogue.ts').PictureFiles<'frames'>
  export default files
}
declare module 'virtual:pictures/contact' {
  const files: import('./art/catalogue.ts').PictureFiles<'contact'>
  export default files
}

declare module 'virtual:pictures/people' {
  const files: import('./art/catalogue.ts').PictureFiles<'people'>
  export default files
}

declare module 'virtual:pictures/banners' {
  const files: import('./art/catalogue.ts').PictureFiles<'banners'>
  export default files
}

declare module 'virtual:pictures/newsletter' {
  const files: import('./art/catalogue.ts').PictureFiles<'newsletter'>
  export default files
}

declare module 'virtual:pictures/order' {
  const files: import('./art/catalogue.ts').PictureFiles<'order'>
  export default files
}

declare module 'virtual:pictures/shelf' {
  const files: import('./art/catalogue.ts').PictureFiles<'shelf'>
  export default files
}
declare module 'virtual:pictures/products' {
  const files: import('./art/catalogue.ts').PictureFiles<'products'>
  export default files
}
declare module 'virtual:pictures/shop' {
  const files: import('./art/catalogue.ts').PictureFiles<'shop'>
  export default files
}

declare module 'virtual:pictures/forms' {
  const files: import('./art/catalogue.ts').PictureFiles<'forms'>
  export default files
}

declare module 'virtual:pictures/gallery' {
  const files: import('./art/catalogue.ts').PictureFiles<'gallery'>
  export default files
}

declare module 'virtual:pictures/strips' {
  const files: import('./art/catalogue.ts').PictureFiles<'strips'>
  export default files
}

declare module 'virtual:pictures/onePage' {
  const files: import('./art/catalogue.ts').PictureFiles<'onePage'>
  export default files
}

declare module 'virtual:pictures/imageGallery' {
  const files: import('./art/catalogue.ts').PictureFiles<'imageGallery'>
  export default files
}

declare module 'virtual:pictures/tab' {
  const files: import('./art/catalogue.ts').PictureFiles<'tab'>
  export default files
}

declare module 'virtual:pictures/boxes' {
  const files: import('./art/catalogue.ts').PictureFiles<'boxes'>
  export default files
}

declare module 'virtual:pictures/emblems' {
  const files: import('./art/catalogue.ts').PictureFiles<'emblems'>
  export default files
}

declare module 'virtual:pictures/rotateBox' {
  const files: import('./art/catalogue.ts').PictureFiles<'rotateBox'>
  export default files
}

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

declare module 'virtual:pictures/maintenance' {
  const files: import('./art/catalogue.ts').PictureFiles<'maintenance'>
  export default files
}

declare module 'virtual:pictures/coming-soon-V2' {
  const files: import('./art/catalogue.ts').PictureFiles<'coming-soon-V2'>
  export default files
}

declare module 'virtual:pictures/faq-s' {
  const files: import('./art/catalogue.ts').PictureFiles<'faq-s'>
  export default files
}

/** Articles and projects with their words: JSON of `ContentFiles`, by source language. */
declare module 'virtual:content' {
  /** JSON, read when it is asked for. */
  const content: Readonly<Record<import('#shared/i18n/languages.ts').SourceLanguage, () => string>>
  export default content
}

declare module 'virtual:pictures/authors' {
  const files: import('./art/catalogue.ts').PictureFiles<'authors'>
  export default files
}

declare module 'virtual:pictures/blogLayout01' {
  const files: import('./art/catalogue.ts').PictureFiles<'blogLayout01'>
  export default files
}

declare module 'virtual:pictures/blogLayout02' {
  const files: import('./art/catalogue.ts').PictureFiles<'blogLayout02'>
  export default files
}

declare module 'virtual:pictures/blogLayout03' {
  const files: import('./art/catalogue.ts').PictureFiles<'blogLayout03'>
  export default files
}

declare module 'virtual:pictures/blogLayout04' {
  const files: import('./art/catalogue.ts').PictureFiles<'blogLayout04'>
  export default files
}

declare module 'virtual:pictures/blogLayout05' {
  const files: import('./art/catalogue.ts').PictureFiles<'blogLayout05'>
  export default files
}
declare module 'virtual:pictures/shopShelf' {
  const files: import('./art/catalogue.ts').PictureFiles<'shopShelf'>
  export default files
}
declare module 'virtual:pictures/shopCategories' {
  const files: import('./art/catalogue.ts').PictureFiles<'shopCategories'>
  export default files
}
declare module 'virtual:pictures/noAccounts' {
  const files: import('./art/catalogue.ts').PictureFiles<'noAccounts'>
  export default files
}

declare module 'virtual:pictures/home-startup' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-startup'>
  export default files
}

declare module 'virtual:pictures/home-digital-agency' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-digital-agency'>
  export default files
}

declare module 'virtual:pictures/home-seo-agency' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-seo-agency'>
  export default files
}

declare module 'virtual:pictures/home-web-agency' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-web-agency'>
  export default files
}

declare module 'virtual:pictures/home-creative-agency' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-creative-agency'>
  export default files
}

declare module 'virtual:pictures/home-photography' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-photography'>
  export default files
}

declare module 'virtual:pictures/home-hotel-resort' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-hotel-resort'>
  export default files
}

declare module 'virtual:pictures/home-spa-salon' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-spa-salon'>
  export default files
}

declare module 'virtual:pictures/home-yoga-meditation' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-yoga-meditation'>
  export default files
}

declare module 'virtual:pictures/home-architecture' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-architecture'>
  export default files
}

declare module 'virtual:pictures/home-interior-design' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-interior-design'>
  export default files
}

declare module 'virtual:pictures/home-gym-fitness' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-gym-fitness'>
  export default files
}

declare module 'virtual:pictures/home-dentist' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-dentist'>
  export default files
}

declare module 'virtual:pictures/home-restaurant' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-restaurant'>
  export default files
}

declare module 'virtual:pictures/home-cafe' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-cafe'>
  export default files
}

declare module 'virtual:pictures/home-decor' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-decor'>
  export default files
}

declare module 'virtual:pictures/home-business' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-business'>
  export default files
}

declare module 'virtual:pictures/home-corporate' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-corporate'>
  export default files
}

declare module 'virtual:pictures/home-finance' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-finance'>
  export default files
}

declare module 'virtual:pictures/home-events-conference' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-events-conference'>
  export default files
}

declare module 'virtual:pictures/home-application' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-application'>
  export default files
}

declare module 'virtual:pictures/home-consulting' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-consulting'>
  export default files
}

declare module 'virtual:pictures/home-marketing-agency' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-marketing-agency'>
  export default files
}

declare module 'virtual:pictures/home-furniture-shop' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-furniture-shop'>
  export default files
}

declare module 'virtual:pictures/home-fashion-shop' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-fashion-shop'>
  export default files
}

declare module 'virtual:pictures/home-magazine' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-magazine'>
  export default files
}

declare module 'virtual:pictures/home-design-agency' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-design-agency'>
  export default files
}

declare module 'virtual:pictures/home-blog-metro' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-blog-metro'>
  export default files
}

declare module 'virtual:pictures/home-classic-blog' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-classic-blog'>
  export default files
}

declare module 'virtual:pictures/home-branding-agency' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-branding-agency'>
  export default files
}

declare module 'virtual:pictures/home-lifestyle-blog' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-lifestyle-blog'>
  export default files
}

declare module 'virtual:pictures/home-personal-portfolio' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-personal-portfolio'>
  export default files
}

declare module 'virtual:pictures/home-freelancer' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-freelancer'>
  export default files
}
