import { galleryPictures, galleryShapes, type GalleryPictureId } from '#shared/content/gallery.ts'
import { imageGalleryIds } from '#shared/content/imageGallery.ts'
import { onePageWorks } from '#shared/content/onePageWorks.ts'
import { deskIds, type DeskId } from '#shared/content/organisation.ts'
import type { CoPresidentId } from '#shared/content/people.ts'
import { photoStripNames, photoStrips, type PhotoStripName } from '#shared/content/photoStrips.ts'
import { productPictures } from '#shared/content/productPictures.ts'
import type { ProductPictureName } from '#shared/content/productViews.ts'
import type { ShopItemId } from '#shared/content/shopNames.ts'
import type { ShownHeaderName } from '#shared/routes/headers.ts'
import type { Ratio, RowCell, Size } from '../art/art.ts'
import type { CatalogueEntry, Drawings } from './entry.ts'
import { samplePeople, samplePerson } from './samplePeople.ts'

/** The portraits of the two co-presidents, by `coPresidentIds`. The faces are the same on every page. */
const coPresidents = {
  first: { kind: 'leader', person: 'woman', fields: ['second', 'third'], ratio: '4:5' },
  second: { kind: 'leader', person: 'man', fields: ['third', 'accent'], ratio: '4:5' },
} as const satisfies Record<CoPresidentId, CatalogueEntry>

/** The drawing of each picture of the gallery. A fixed seed stands where another drawing was better. */
const galleryDrawings: Readonly<Record<GalleryPictureId, RowCell>> = {
  assembly: { kind: 'hero', variant: 'crowd' },
  factory: { kind: 'hero', variant: 'factory', sky: 'bars' },
  flag: { kind: 'product', item: 'flag-large', backdrop: 'bar' },
  bridge: { kind: 'place', variant: 'bridge', sky: 'corner' },
  umbrella: { kind: 'product', item: 'umbrella', backdrop: 'field', view: 'close' },
  balconies: { kind: 'architecture', variant: 'facade' },
  tower: { kind: 'architecture', variant: 'lowAngle', hasSun: false },
  lake: { kind: 'landscape', variant: 'peaks', sky: 'target' },
  'half-discs': { kind: 'abstract', variant: 'orbit' },
  staircase: { kind: 'hero', variant: 'steps', seed: 'b' },
  circles: { kind: 'abstract', variant: 'picelj', seed: 'gallery-dots' },
  blocks: { kind: 'architecture', variant: 'iso', seed: 'a', hasSun: false },
  map: { kind: 'map' },
  boat: { kind: 'landscape', variant: 'sea', seed: 'g' },
  tiles: { kind: 'abstract', variant: 'weave' },
  city: { kind: 'place', variant: 'city', sky: 'field', seed: 'e' },
}

/** The number of pixels for one unit of a gallery picture's ratio. Strokes and windows are drawn for this size. */
const galleryUnits = {
  feature: 160,
  small: 120,
  landscape: 120,
  portrait: 130,
  tall: 100,
  square: 133,
  panorama: 120,
  strip: 120,
}

const gallery = Object.fromEntries(
  galleryPictures.map(({ id, shape }): [GalleryPictureId, CatalogueEntry] => {
    const [width, height] = galleryShapes[shape]
    const unit = galleryUnits[shape]
    return [id, { ...galleryDrawings[id], ratio: [width * unit, height * unit] }]
  }),
) as Readonly<Record<GalleryPictureId, CatalogueEntry>>

/** Returns the drawing of a gallery picture with its seed, to be drawn in another ratio. */
const galleryMotif = (id: GalleryPictureId) => ({ seed: `gallery-${id}`, ...galleryDrawings[id] })

/** Returns several pictures of the gallery as cells of one row. */
const galleryRow = (ids: readonly GalleryPictureId[], ratio: Ratio): CatalogueEntry => ({
  kind: 'row',
  ratio,
  cells: ids.map(galleryMotif),
})

/** Returns pictures of the gallery in their own ratios. */
const galleryPart = <Id extends GalleryPictureId>(ids: readonly Id[]): Readonly<Record<Id, CatalogueEntry>> =>
  Object.fromEntries(ids.map((id) => [id, { ...galleryMotif(id), ratio: gallery[id].ratio }])) as Record<
    Id,
    CatalogueEntry
  >

const strips = Object.fromEntries(
  photoStripNames.map((name) => [name, galleryRow(photoStrips[name], '1:1')]),
) as Readonly<Record<PhotoStripName, CatalogueEntry>>

/** A sample portrait for each desk. */
const deskPortraits = {
  controllers: { kind: 'portrait', hair: 'long', backdrop: 'half', field: 'second', duotone: false },
  press: { kind: 'portrait', hair: 'quiff', backdrop: 'dome', field: 'third', duotone: false },
  membership: { kind: 'portrait', hair: 'bun', backdrop: 'mark', field: 'accent', duotone: false },
} as const satisfies Record<DeskId, CatalogueEntry>

/** The backgrounds of the drawings of each product, in the order of its gallery. */
export const productBackdrops: Readonly<
  Record<ShopItemId, readonly ('disc' | 'dome' | 'halftone' | 'floor' | 'half')[]>
> = {
  lighter: ['floor', 'disc', 'dome', 'half'],
  usb: ['disc', 'floor', 'dome', 'halftone'],
  'flag-small': ['dome', 'half', 'floor', 'disc'],
  'flag-large': ['floor', 'dome'],
  tshirt: ['dome', 'disc', 'floor', 'half'],
  folder: ['halftone', 'dome', 'floor', 'disc'],
  cap: ['half', 'dome', 'floor', 'disc'],
  umbrella: ['halftone', 'dome', 'disc', 'half'],
  bag: ['floor', 'dome', 'half', 'disc'],
  card: ['half', 'dome', 'floor'],
}

/** The pictures of the product pages. They are upright, so that the whole product fits a wide and a square field. */
const products = Object.fromEntries(
  productPictures.map(([name, item, { kind: view, colour }, index]): [ProductPictureName, CatalogueEntry] => [
    name,
    {
      kind: 'product',
      item,
      backdrop: productBackdrops[item][index]!,
      view,
      ...(colour && { colour }),
      ratio: [760, 1200],
    },
  ]),
) as Readonly<Record<ProductPictureName, CatalogueEntry>>

/** The size of a page under a header. */
const screen: Size = [1280, 640]

/** Pictures of several pages, by group. Pictures of a single page are in the `pictures.ts` of its folder. */
export const sharedPictures = {
  about: {
    halves: { kind: 'abstract', variant: 'orbit', ratio: [660, 620] },
    first: { ...coPresidents.first, ratio: [720, 640] },
    second: { ...coPresidents.second, ratio: [720, 640] },
    programme: { kind: 'abstract', variant: 'weave', ratio: [660, 560] },
    work: { kind: 'hero', variant: 'factory', ratio: [560, 420] },
    care: { kind: 'scene', variant: 'care', ratio: [560, 420] },
    housing: { kind: 'architecture', variant: 'iso', ratio: [560, 420] },
    publicMoney: { kind: 'chart', seed: 'x3', ratio: [560, 420] },
    elections: { kind: 'map', ratio: [560, 420] },
    europe: { kind: 'place', variant: 'bridge', ratio: [560, 420] },
  },
  home: {
    hero: { kind: 'hero', variant: 'crowd', ratio: [620, 760], hasGrain: true },
    /** Work, justice, Europe. */
    pillars: {
      kind: 'row',
      ratio: '4:5',
      cells: [
        { kind: 'hero', variant: 'factory', seed: 'home-work' },
        { kind: 'hero', variant: 'steps', seed: 'home-justice' },
        { kind: 'place', variant: 'bridge', seed: 'home-europe' },
      ],
    },
    ...coPresidents,
    city: { kind: 'place', variant: 'city', ratio: [760, 640] },
  },
  /** The shop's products by id (shared/content/shop.ts). A tile is square or twice as wide, so both ratios occur. */
  shop: {
    lighter: { kind: 'product', item: 'lighter', backdrop: 'floor', ratio: '2:1' },
    usb: { kind: 'product', item: 'usb', backdrop: 'disc', ratio: '1:1' },
    'flag-small': { kind: 'product', item: 'flag-small', backdrop: 'dome', ratio: '1:1' },
    'flag-large': { kind: 'product', item: 'flag-large', backdrop: 'floor', ratio: '1:1' },
    tshirt: { kind: 'product', item: 'tshirt', backdrop: 'dome', ratio: '1:1' },
    folder: { kind: 'product', item: 'folder', backdrop: 'halftone', ratio: '1:1' },
    cap: { kind: 'product', item: 'cap', backdrop: 'half', ratio: '2:1' },
    umbrella: { kind: 'product', item: 'umbrella', backdrop: 'halftone', ratio: '1:1' },
    bag: { kind: 'product', item: 'bag', backdrop: 'floor', ratio: '2:1' },
    card: { kind: 'product', item: 'card', backdrop: 'half', ratio: '2:1' },
  },
  /** The same products as squares, for lists. Neighbours have different backgrounds (tests/unit/client/shop). */
  shopShelf: {
    lighter: { kind: 'product', item: 'lighter', backdrop: 'dome', ratio: '1:1' },
    usb: { kind: 'product', item: 'usb', backdrop: 'disc', ratio: '1:1' },
    'flag-small': { kind: 'product', item: 'flag-small', backdrop: 'floor', ratio: '1:1' },
    'flag-large': { kind: 'product', item: 'flag-large', backdrop: 'half', ratio: '1:1' },
    tshirt: { kind: 'product', item: 'tshirt', backdrop: 'dome', ratio: '1:1' },
    folder: { kind: 'product', item: 'folder', backdrop: 'halftone', ratio: '1:1' },
    cap: { kind: 'product', item: 'cap', backdrop: 'floor', ratio: '1:1' },
    umbrella: { kind: 'product', item: 'umbrella', backdrop: 'disc', ratio: '1:1' },
    bag: { kind: 'product', item: 'bag', backdrop: 'dome', ratio: '1:1' },
    card: { kind: 'product', item: 'card', backdrop: 'half', ratio: '1:1' },
  },
  /** A product for each category of the shop. */
  shopCategories: {
    clothing: { kind: 'product', item: 'tshirt', backdrop: 'dome', ratio: '1:1' },
    flags: { kind: 'product', item: 'flag-small', backdrop: 'floor', ratio: '1:1' },
    desk: { kind: 'product', item: 'folder', backdrop: 'disc', ratio: '1:1' },
    everyday: { kind: 'product', item: 'umbrella', backdrop: 'half', ratio: '1:1' },
  },
  /** Pictures of the product pages. */
  products,
  /** Pictures for the sample headers, page titles and footers. */
  frames: {
    solid: { kind: 'screen', variant: 'solid', ratio: [720, 640] },
    bridge: { kind: 'place', variant: 'bridge', ratio: [1440, 760] },
    menu: { kind: 'abstract', variant: 'weave', ratio: [400, 300] },
    sea: { kind: 'landscape', variant: 'sea', isNight: true, seed: 'g', ratio: [1440, 820] },
    dark: { kind: 'screen', variant: 'dark', ratio: [760, 680] },
    strip: { kind: 'screen', variant: 'strip', ratio: [760, 640] },
    steps: { kind: 'hero', variant: 'steps', seed: 'b', ratio: [760, 640] },
    centred: { kind: 'screen', variant: 'centred', ratio: [1440, 480] },
    split: { kind: 'screen', variant: 'split', ratio: [900, 450] },
    halves: { kind: 'abstract', variant: 'orbit', ratio: [900, 560] },
    hills: { kind: 'landscape', variant: 'hills', ratio: [1440, 820] },
    fixed: { kind: 'screen', variant: 'fixed', ratio: [560, 760] },
    away: { kind: 'screen', variant: 'away', ratio: [720, 640] },
    reverse: { kind: 'screen', variant: 'reverse', ratio: [640, 640] },
    shrink: { kind: 'screen', variant: 'shrink', ratio: [960, 640] },
    peaks: { kind: 'landscape', variant: 'peaks', sky: 'target', ratio: [640, 640] },
    blocks: { kind: 'architecture', variant: 'iso', seed: 'a', ratio: [960, 640] },
    city: { kind: 'place', variant: 'city', ratio: [720, 560] },
    square: { kind: 'hero', variant: 'crowd', ratio: [720, 500] },
    boat: { kind: 'landscape', variant: 'sea', seed: 'g', ratio: [720, 500] },
    homes: { kind: 'architecture', variant: 'iso', seed: 'a', ratio: [720, 500] },
    device: { kind: 'device', variant: 'page', seed: 'footer-1', ratio: [600, 480] },
  },
  /** The products beside the carts of sample headers, apart from those of the shop, which such a page would load in vain. */
  shelf: {
    tshirt: { kind: 'product', item: 'tshirt', backdrop: 'dome', ratio: '1:1' },
    cap: { kind: 'product', item: 'cap', backdrop: 'half', ratio: '1:1' },
    bag: { kind: 'product', item: 'bag', backdrop: 'floor', ratio: '1:1' },
    umbrella: { kind: 'product', item: 'umbrella', backdrop: 'disc', ratio: '1:1' },
    'flag-large': { kind: 'product', item: 'flag-large', backdrop: 'half', ratio: '1:1' },
    lighter: { kind: 'product', item: 'lighter', backdrop: 'dome', ratio: '1:1' },
    folder: { kind: 'product', item: 'folder', backdrop: 'halftone', ratio: '1:1' },
    'flag-small': { kind: 'product', item: 'flag-small', backdrop: 'floor', ratio: '1:1' },
    card: { kind: 'product', item: 'card', backdrop: 'half', ratio: '1:1' },
  },
  /** Pictures for the sample headers with panels. */
  panels: {
    portrait: { ...coPresidents.first, ratio: [720, 640] },
    pushCity: { kind: 'place', variant: 'city', sky: 'target', ratio: '1:1' },
    pushSteps: { kind: 'hero', variant: 'steps', ratio: '1:1' },
    pushBoat: { kind: 'landscape', variant: 'sea', ratio: '1:1' },
    blocks: { kind: 'architecture', variant: 'iso', seed: 'a', ratio: [720, 800] },
    skyline: { kind: 'place', variant: 'city', seed: 'e', ratio: [684, 276] },
    push: { kind: 'screen', variant: 'push', ratio: [1310, 640] },
    drop: { kind: 'screen', variant: 'drop', ratio: [1310, 640] },
    sheet: { kind: 'screen', variant: 'sheet', ratio: [1310, 640] },
    cover: { kind: 'screen', variant: 'cover', ratio: [1310, 640] },
    field: { kind: 'screen', variant: 'field', ratio: [1280, 540] },
    wipe: { kind: 'screen', variant: 'wipe', bar: 'drawn', ratio: [1280, 580] },
    half: { kind: 'screen', variant: 'half', ratio: [1280, 560] },
    slidePeaks: { kind: 'landscape', variant: 'peaks', sky: 'target', seed: 'b', ratio: [1375, 900] },
    slideBridge: { kind: 'place', variant: 'bridge', sky: 'stripes', ratio: [1375, 900] },
    slideSteps: { kind: 'hero', variant: 'steps', seed: 'b', ratio: [1375, 900] },
    onePage: { kind: 'hero', variant: 'factory', sky: 'split', ratio: [720, 800] },
  },
  contact: {
    map: { kind: 'map', seed: 'kontakt-12', ratio: [760, 640] },
    /** For bands: the office is placed so that neither a narrow nor a low band cuts it off. */
    mapBand: { kind: 'map', seed: 'kontakt-40', ratio: [1300, 560] },
    desks: {
      kind: 'row',
      ratio: '1:1',
      cells: deskIds.map((id) => ({ seed: `contact-${id}`, ...deskPortraits[id] })),
    },
  },
  people: samplePeople,
  /** Pictures of the programme's chapters for the interactive banners. */
  banners: {
    work: { kind: 'hero', variant: 'factory', ratio: [420, 520] },
    housing: { kind: 'architecture', variant: 'iso', seed: 'a', ratio: [420, 520] },
    europe: { kind: 'place', variant: 'bridge', ratio: [420, 520] },
    elections: { kind: 'hero', variant: 'crowd', ratio: [860, 430] },
    publicMoney: { kind: 'chart', seed: 'x3', ratio: [860, 430] },
  },
  /** Portraits of the authors of articles, by number. */
  authors: {
    author1: {
      ...samplePerson,
      hair: 'bob',
      glasses: true,
      backdrop: 'half',
      field: 'accent',
      coat: 'ink',
      ratio: '1:1',
    },
    author2: {
      ...samplePerson,
      hair: 'crop',
      beard: true,
      backdrop: 'dome',
      field: 'second',
      coat: 'light',
      ratio: '1:1',
    },
    author3: { ...samplePerson, hair: 'bun', backdrop: 'rings', field: 'third', coat: 'second', ratio: '1:1' },
    author4: {
      ...samplePerson,
      hair: 'curls',
      beard: true,
      backdrop: 'mark',
      field: 'muted',
      coat: 'accent',
      ratio: '1:1',
    },
    author5: { ...samplePerson, hair: 'layers', backdrop: 'dome', field: 'accent', coat: 'second', ratio: '1:1' },
    author6: {
      ...samplePerson,
      hair: 'quiff',
      beard: false,
      backdrop: 'halftone',
      field: 'second',
      coat: 'ink',
      ratio: '1:1',
    },
    author7: { ...samplePerson, hair: 'afro', backdrop: 'half', field: 'third', coat: 'accent', ratio: '1:1' },
    author8: {
      ...samplePerson,
      hair: 'bald',
      beard: true,
      backdrop: 'disc',
      field: 'muted',
      coat: 'second',
      ratio: '1:1',
    },
    author9: { ...samplePerson, hair: 'long', backdrop: 'mark', field: 'second', coat: 'light', ratio: '1:1' },
  },
  /** The open menus below the headers in the index of headers, by header. */
  headerScreens: {
    'header-with-push': { kind: 'screen', variant: 'push', ratio: screen },
    'left-menu-classic': { kind: 'screen', variant: 'column', ratio: screen },
    'left-menu-modern': { kind: 'screen', variant: 'drawer', ratio: screen },
    'mobile-menu-classic': { kind: 'screen', variant: 'drop', ratio: screen },
    'mobile-menu-modern': { kind: 'screen', variant: 'sheet', ratio: screen },
    'mobile-menu-full-screen': { kind: 'screen', variant: 'cover', ratio: screen },
    'hamburger-menu': { kind: 'screen', variant: 'field', ratio: screen },
    'hamburger-menu-modern': { kind: 'screen', variant: 'wipe', ratio: screen },
    'hamburger-menu-half': { kind: 'screen', variant: 'half', ratio: screen },
  } satisfies Partial<Record<ShownHeaderName, CatalogueEntry>>,
  forms: {
    orbit: { kind: 'abstract', variant: 'orbit', seed: 'potvrda-5', ratio: [480, 640] },
    crowd: { kind: 'hero', variant: 'crowd', ratio: [1080, 560] },
    weave: { kind: 'abstract', variant: 'weave', ratio: [480, 480] },
    bridge: { kind: 'place', variant: 'bridge', ratio: [560, 640] },
  },
  gallery,
  strips,
  /** The same pictures in separate files, so that the gallery page shares no list with another page. */
  imageGallery: galleryPart(imageGalleryIds),
  onePage: { works: galleryRow(onePageWorks, '3:2') },
  /** Pictures for the kit's boxes, banners and services. */
  boxes: {
    room: { kind: 'interior', variant: 'window', ratio: [480, 600] },
    factory: { kind: 'hero', variant: 'factory', seed: 'boxes-shift', ratio: [480, 600] },
    share: { kind: 'chart', variant: 'ring', ratio: [480, 600] },
    city: { kind: 'place', variant: 'city', seed: 'beograd', ratio: [600, 400] },
    bridge: { kind: 'place', variant: 'bridge', seed: 'boxes-bridge', ratio: [960, 480] },
    shift: { kind: 'hero', variant: 'factory', sky: 'split', seed: 'boxes-day', ratio: [960, 480] },
    homes: { kind: 'architecture', variant: 'iso', ratio: [480, 480] },
    work: { kind: 'hero', variant: 'factory', ratio: [480, 480] },
    river: { kind: 'place', variant: 'bridge', sky: 'stripes', ratio: [480, 480] },
    controller: { kind: 'map', ratio: [480, 600] },
    join: { kind: 'hero', variant: 'crowd', ratio: [480, 600] },
    media: { kind: 'stage', ratio: [480, 600] },
    office: { kind: 'architecture', variant: 'facade', ratio: [480, 600] },
  },
} as const satisfies Record<string, Drawings>
