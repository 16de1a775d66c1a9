import { galleryPictures, galleryShapes, type GalleryPictureId } from '#shared/content/gallery.ts'
import { imageGalleryIds } from '#shared/content/imageGallery.ts'
import { onePageWorks } from '#shared/content/onePageWorks.ts'
import { deskIds, type DeskId } from '#shared/content/organisation.ts'
import type { CoPresidentId } from '#shared/content/people.ts'
import { photoStripNames, photoStrips, type PhotoStripName } from '#shared/content/photoStrips.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { productPictures, type ProductPictureName } from '#shared/content/productViews.ts'
import * as picturesOfPages from './groups.generated.ts'
import type { PictureOptions, Ratio, RowCell } from './drawPicture.ts'
import { samplePeople, samplePerson } from './samplePeople.ts'

/** A picture as the catalogue says it: its seed is its group and name, unless it names another. */
export type CatalogueEntry = WithOptionalSeed<PictureOptions>
type WithOptionalSeed<Options> = Options extends unknown ? Omit<Options, 'seed'> & { seed?: string } : never

/** The portraits of the two co-presidents, by `coPresidentIds`: the same faces on every page, on split grounds. */
const coPresidents = {
  first: {
    kind: 'portrait',
    seed: 'first-0',
    hair: 'layers',
    duotone: false,
    backdrop: 'half',
    field: 'second',
    coat: 'ink',
    ratio: '4:5',
  },
  second: {
    kind: 'portrait',
    seed: 'second-1',
    hair: 'cap',
    duotone: false,
    glasses: false,
    backdrop: 'half',
    field: 'third',
    coat: 'second',
    ratio: '4:5',
  },
} as const satisfies Record<CoPresidentId, CatalogueEntry>

/** What each picture of the gallery shows. Seeds are named where another drawing of the same kind came out better. */
const galleryDrawings: Readonly<Record<GalleryPictureId, RowCell>> = {
  assembly: { kind: 'hero', variant: 'crowd' },
  factory: { kind: 'hero', variant: 'factory', sky: 'split' },
  flag: { kind: 'product', item: 'flag-large', backdrop: 'floor' },
  bridge: { kind: 'place', variant: 'bridge', sky: 'stripes' },
  umbrella: { kind: 'product', item: 'umbrella', backdrop: 'dome' },
  balconies: { kind: 'architecture', variant: 'facade' },
  tower: { kind: 'architecture', variant: 'lowAngle' },
  lake: { kind: 'landscape', variant: 'peaks', sky: 'target' },
  'half-discs': { kind: 'abstract', variant: 'orbit' },
  staircase: { kind: 'hero', variant: 'steps', seed: 'b' },
  circles: { kind: 'abstract', variant: 'picelj', seed: 'gallery-dots' },
  blocks: { kind: 'architecture', variant: 'iso', seed: 'a' },
  map: { kind: 'map' },
  boat: { kind: 'landscape', variant: 'sea', seed: 'g' },
  tiles: { kind: 'abstract', variant: 'weave' },
  city: { kind: 'place', variant: 'city', sky: 'target', seed: 'e' },
}

/** How many pixels one part of a gallery picture's ratio has: strokes and windows are drawn for pictures of this size. */
const galleryUnits = { feature: 160, small: 120, landscape: 120, portrait: 130, tall: 100, square: 133, panorama: 120 }

const gallery = Object.fromEntries(
  galleryPictures.map(({ id, shape }): [GalleryPictureId, CatalogueEntry] => {
    const [width, height] = galleryShapes[shape]
    const unit = galleryUnits[shape]
    return [id, { ...galleryDrawings[id], ratio: [width * unit, height * unit] }]
  }),
) as Readonly<Record<GalleryPictureId, CatalogueEntry>>

/** One of its motifs to be drawn anew in another shape, under the seed that it has in the gallery. */
const galleryMotif = (id: GalleryPictureId) => ({ seed: `gallery-${id}`, ...galleryDrawings[id] })

/** Some of them beside each other. */
const galleryRow = (ids: readonly GalleryPictureId[], ratio: Ratio): CatalogueEntry => ({
  kind: 'row',
  ratio,
  cells: ids.map(galleryMotif),
})

/** Some of its pictures as they hang there. */
const galleryPart = <Id extends GalleryPictureId>(ids: readonly Id[]): Readonly<Record<Id, CatalogueEntry>> =>
  Object.fromEntries(ids.map((id) => [id, { ...galleryMotif(id), ratio: gallery[id].ratio }])) as Record<
    Id,
    CatalogueEntry
  >

const strips = Object.fromEntries(
  photoStripNames.map((name) => [name, galleryRow(photoStrips[name], '1:1')]),
) as Readonly<Record<PhotoStripName, CatalogueEntry>>

/** Who answers: a face for each desk. */
const deskPortraits = {
  controllers: { kind: 'portrait', hair: 'long', backdrop: 'half', field: 'second', duotone: false },
  press: { kind: 'portrait', hair: 'quiff', backdrop: 'dome', field: 'third', duotone: false },
  membership: { kind: 'portrait', hair: 'bun', backdrop: 'mark', field: 'accent', duotone: false },
} as const satisfies Record<DeskId, CatalogueEntry>

/** The galleries of the shop: upright, so that a wide field and a square one both show the whole thing. */
const products = Object.fromEntries(
  productPictures.map(([name, item, { kind: view, colour, backdrop }]): [ProductPictureName, CatalogueEntry] => [
    name,
    { kind: 'product', item, backdrop, view, ...(colour && { colour }), ratio: [760, 1200] },
  ]),
) as Readonly<Record<ProductPictureName, CatalogueEntry>>

/**
 * Every picture of the site, by group: what is drawn, not how. The build draws each as a file for the light and one for
 * the dark scheme; pages import a group's files from `virtual:pictures/<group>`.
 */
export const catalogue = {
  about: {
    halves: { kind: 'abstract', variant: 'orbit', ratio: [660, 620] },
    first: { ...coPresidents.first, ratio: [720, 640] },
    second: { ...coPresidents.second, ratio: [720, 640] },
    programme: { kind: 'abstract', variant: 'weave', ratio: [660, 560] },
    work: { kind: 'hero', variant: 'factory', ratio: [560, 420] },
    care: { kind: 'abstract', variant: 'picelj', ratio: [560, 420] },
    housing: { kind: 'architecture', variant: 'iso', ratio: [560, 420] },
    publicMoney: { kind: 'chart', seed: 'x3', ratio: [560, 420] },
    elections: { kind: 'map', ratio: [560, 420] },
    europe: { kind: 'place', variant: 'bridge', ratio: [560, 420] },
  },
  privacy: {
    enclosures: { kind: 'abstract', variant: 'squares', ratio: [480, 420] },
  },
  accessibility: {
    bridge: { kind: 'place', variant: 'bridge', seed: 'pristup', ratio: [480, 420] },
  },
  home: {
    hero: { kind: 'hero', variant: 'crowd', ratio: [620, 760], hasGrain: true },
    work: { kind: 'hero', variant: 'factory', ratio: '4:5' },
    justice: { kind: 'hero', variant: 'steps', ratio: '4:5' },
    europe: { kind: 'place', variant: 'bridge', ratio: '4:5' },
    ...coPresidents,
    city: { kind: 'place', variant: 'city', ratio: [760, 640] },
  },
  /** The shop's products, under their ids (shared/content/shop.ts). A tile may be square or twice as wide, so both fit. */
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
  /** The same as squares, for lists of things; neighbours stand on different grounds (tests/unit/client/shop). */
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
  /** A thing of each category of the shop. */
  shopCategories: {
    clothing: { kind: 'product', item: 'tshirt', backdrop: 'dome', ratio: '3:2' },
    flags: { kind: 'product', item: 'flag-small', backdrop: 'floor', ratio: '3:2' },
    desk: { kind: 'product', item: 'folder', backdrop: 'disc', ratio: '3:2' },
    everyday: { kind: 'product', item: 'umbrella', backdrop: 'half', ratio: '3:2' },
  },
  noAccounts: {
    door: { kind: 'emblem', variant: 'house', ratio: '1:1' },
  },
  /** What the pages of the products show. */
  products,
  /** Beside the number of an order. */
  order: {
    flag: { kind: 'product', item: 'flag-small', backdrop: 'dome', ratio: [620, 460] },
  },
  /** What stands under the sample headers, beside the page titles and in the sample footers. */
  frames: {
    factory: { kind: 'hero', variant: 'factory', ratio: [720, 640] },
    bridge: { kind: 'place', variant: 'bridge', ratio: [1440, 760] },
    menu: { kind: 'abstract', variant: 'weave', ratio: [400, 300] },
    sea: { kind: 'landscape', variant: 'sea', seed: 'g', ratio: [1440, 820] },
    towers: { kind: 'place', variant: 'city', sky: 'target', seed: 'e', ratio: [760, 680] },
    steps: { kind: 'hero', variant: 'steps', seed: 'b', ratio: [760, 640] },
    river: { kind: 'place', variant: 'bridge', sky: 'stripes', ratio: [1440, 480] },
    halves: { kind: 'abstract', variant: 'orbit', ratio: [900, 560] },
    hills: { kind: 'landscape', variant: 'hills', ratio: [1440, 820] },
    tower: { kind: 'architecture', variant: 'lowAngle', ratio: [560, 760] },
    factoryRow: { kind: 'hero', variant: 'factory', sky: 'split', ratio: [900, 450] },
    peaks: { kind: 'landscape', variant: 'peaks', sky: 'target', ratio: [640, 640] },
    blocks: { kind: 'architecture', variant: 'iso', seed: 'a', ratio: [960, 640] },
    city: { kind: 'place', variant: 'city', ratio: [720, 560] },
    square: { kind: 'hero', variant: 'crowd', ratio: [720, 500] },
    boat: { kind: 'landscape', variant: 'sea', seed: 'g', ratio: [720, 500] },
    homes: { kind: 'architecture', variant: 'iso', seed: 'a', ratio: [720, 500] },
    device: { kind: 'device', variant: 'page', seed: 'footer-1', ratio: [600, 480] },
  },
  /** Three of the shop's products on the shelf under a header with a cart. */
  shelf: {
    tshirt: { kind: 'product', item: 'tshirt', backdrop: 'dome', ratio: '1:1' },
    cap: { kind: 'product', item: 'cap', backdrop: 'half', ratio: '1:1' },
    bag: { kind: 'product', item: 'bag', backdrop: 'floor', ratio: '1:1' },
  },
  /** What stands under the sample headers with panels, and in these. */
  panels: {
    portrait: {
      kind: 'portrait',
      hair: 'bob',
      glasses: true,
      duotone: false,
      backdrop: 'half',
      field: 'second',
      coat: 'ink',
      ratio: [720, 640],
    },
    pushCity: { kind: 'place', variant: 'city', sky: 'target', ratio: '1:1' },
    pushSteps: { kind: 'hero', variant: 'steps', ratio: '1:1' },
    pushBoat: { kind: 'landscape', variant: 'sea', ratio: '1:1' },
    blocks: { kind: 'architecture', variant: 'iso', seed: 'a', ratio: [720, 800] },
    skyline: { kind: 'place', variant: 'city', seed: 'e', ratio: [684, 276] },
    tower: { kind: 'architecture', variant: 'lowAngle', ratio: [720, 640] },
    crowd: { kind: 'hero', variant: 'crowd', ratio: [720, 640] },
    sea: { kind: 'landscape', variant: 'sea', seed: 'g', ratio: [1440, 520] },
    peaks: { kind: 'landscape', variant: 'peaks', sky: 'target', ratio: [1440, 760] },
    orbit: { kind: 'abstract', variant: 'orbit', ratio: [1440, 520] },
    weave: { kind: 'abstract', variant: 'weave', ratio: [720, 640] },
    slidePeaks: { kind: 'landscape', variant: 'peaks', sky: 'target', seed: 'b', ratio: [1375, 900] },
    slideBridge: { kind: 'place', variant: 'bridge', sky: 'stripes', ratio: [1375, 900] },
    slideSteps: { kind: 'hero', variant: 'steps', seed: 'b', ratio: [1375, 900] },
    onePage: { kind: 'hero', variant: 'factory', sky: 'split', ratio: [720, 800] },
  },
  contact: {
    map: { kind: 'map', seed: 'kontakt-12', ratio: [760, 640] },
    /** For bands: the office stands where neither a narrow nor a low place cuts it off. */
    mapBand: { kind: 'map', seed: 'kontakt-40', ratio: [1300, 560] },
    desks: {
      kind: 'row',
      ratio: '1:1',
      cells: deskIds.map((id) => ({ seed: `contact-${id}`, ...deskPortraits[id] })),
    },
  },
  people: samplePeople,
  /** What the programme's chapters look like where a picture answers the pointer. */
  banners: {
    work: { kind: 'hero', variant: 'factory', ratio: [420, 520] },
    housing: { kind: 'architecture', variant: 'iso', seed: 'a', ratio: [420, 520] },
    europe: { kind: 'place', variant: 'bridge', ratio: [420, 520] },
    elections: { kind: 'hero', variant: 'crowd', ratio: [860, 430] },
    publicMoney: { kind: 'chart', seed: 'x3', ratio: [860, 430] },
  },
  tab: {
    write: { kind: 'abstract', variant: 'weave', ratio: [620, 460] },
    call: { kind: 'portrait', hair: 'bun', backdrop: 'half', field: 'second', duotone: false, ratio: [620, 460] },
  },
  rotateBox: {
    write: { kind: 'hero', variant: 'crowd', ratio: '3:4' },
    visit: { kind: 'place', variant: 'city', ratio: '3:4' },
    look: { kind: 'landscape', variant: 'sea', ratio: '3:4' },
  },
  'our-services': {
    room: { kind: 'interior', variant: 'window', furniture: 'table', seed: 'services-a', ratio: [1440, 640] },
  },
  'pricing-packages': {
    room: { kind: 'interior', variant: 'niche', furniture: 'table', seed: 'pricing-a', ratio: [640, 460] },
  },
  'what-we-offer': {
    working: { kind: 'hero', variant: 'factory', sky: 'split', seed: 'offer-day', ratio: [560, 480] },
    looking: { kind: 'place', variant: 'city', seed: 'beograd', ratio: [560, 480] },
    owning: { kind: 'architecture', variant: 'facade', seed: 'offer-shop', ratio: [560, 480] },
  },
  'about-me': {
    me: {
      kind: 'portrait',
      hair: 'layers',
      glasses: false,
      duotone: false,
      backdrop: 'half',
      field: 'third',
      coat: 'second',
      cut: 'collar',
      ratio: [720, 640],
    },
    contract: { kind: 'emblem', variant: 'contract', ratio: [480, 560] },
    shifts: { kind: 'abstract', variant: 'weave', seed: 'shifts', ratio: [480, 560] },
    payslip: { kind: 'chart', variant: 'columns', ratio: [480, 560] },
  },
  'about-us': {
    street: { kind: 'place', variant: 'city', seed: 'e', ratio: [720, 310] },
  },
  'our-story': {
    page: { kind: 'abstract', variant: 'squares', seed: 'our-story-page', ratio: [640, 560] },
  },
  'our-process': {
    steps: { kind: 'hero', variant: 'steps', seed: 'c', ratio: [720, 640] },
  },
  'contact-simple': {
    house: { kind: 'architecture', variant: 'facade', seed: 'contact-door', ratio: [640, 760] },
  },
  /** Who writes articles, by their numbers. */
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
    author5: { ...samplePerson, hair: 'layers', backdrop: 'dome', field: 'accent', coat: 'light', ratio: '1:1' },
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
  /** How it stands with a sign-up and with what is kept: one sign for each answer. */
  newsletter: {
    letter: { kind: 'emblem', variant: 'letter', ratio: '1:1' },
    posted: { kind: 'emblem', variant: 'posted', ratio: '1:1' },
    ticked: { kind: 'emblem', variant: 'ticked', ratio: '1:1' },
    torn: { kind: 'emblem', variant: 'torn', ratio: '1:1' },
    clock: { kind: 'emblem', variant: 'clock', ratio: '1:1' },
    file: { kind: 'emblem', variant: 'file', ratio: '1:1' },
    letterBox: { kind: 'emblem', variant: 'letterBox', ratio: '1:1' },
  },
  forms: {
    orbit: { kind: 'abstract', variant: 'orbit', seed: 'potvrda-5', ratio: [480, 640] },
    crowd: { kind: 'hero', variant: 'crowd', ratio: [1080, 560] },
    weave: { kind: 'abstract', variant: 'weave', ratio: [480, 480] },
    bridge: { kind: 'place', variant: 'bridge', ratio: [560, 640] },
  },
  gallery,
  strips,
  /** The same pictures in files of their own: the page of the gallery needs no list then that it shares with another. */
  imageGallery: galleryPart(imageGalleryIds),
  onePage: { works: galleryRow(onePageWorks, '3:2') },
  /** What stands in the boxes, banners and services of the kit. */
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
  /** Icons of our own. */
  emblems: {
    clock: { kind: 'emblem', variant: 'clock', ratio: [240, 240] },
    house: { kind: 'emblem', variant: 'house', ratio: [240, 240] },
    contract: { kind: 'emblem', variant: 'contract', ratio: [240, 240] },
    ballot: { kind: 'emblem', variant: 'ballot', ratio: [240, 240] },
  },
  maintenance: {
    homes: { kind: 'architecture', variant: 'iso', seed: 'maintenance-9', ratio: [640, 900] },
  },
  'coming-soon-V2': {
    hills: { kind: 'landscape', variant: 'hills', sky: 'split', ratio: [1440, 620] },
  },
  /** The pictures of the five long articles. */
  blogLayout01: {
    wheel: { kind: 'scene', variant: 'wheel', theme: 'interior', ratio: [560, 680] },
    bowls: { kind: 'scene', variant: 'bowls', theme: 'interior', ratio: [560, 420] },
    shelf: { kind: 'scene', variant: 'shelf', theme: 'interior', ratio: [640, 560] },
    kiln: { kind: 'scene', variant: 'kiln', theme: 'interior', ratio: [560, 640] },
  },
  blogLayout02: {
    hero: { kind: 'place', variant: 'bridge', sky: 'target', theme: 'hotel', ratio: [1600, 720] },
    lorries: { kind: 'scene', variant: 'lorries', theme: 'hotel', ratio: [960, 600] },
    joint: { kind: 'scene', variant: 'joint', theme: 'hotel', ratio: [960, 600] },
    deck: { kind: 'scene', variant: 'deck', theme: 'hotel', ratio: [960, 600] },
    night: { kind: 'place', variant: 'bridge', sky: 'rings', theme: 'events', seed: 'n1', ratio: [960, 600] },
    lamp: { kind: 'scene', variant: 'lamp', theme: 'hotel', ratio: [960, 600] },
    band: { kind: 'scene', variant: 'cables', theme: 'hotel', ratio: [1600, 900] },
  },
  blogLayout03: {
    first: { kind: 'type', variant: 'grid', seed: 'b', ratio: [480, 640] },
    second: { kind: 'abstract', variant: 'orbit', seed: 'b', ratio: [480, 640] },
    last: { kind: 'hero', variant: 'totem', seed: 't', ratio: [480, 640] },
  },
  blogLayout04: {
    stall: { kind: 'scene', variant: 'stall', theme: 'furniture', ratio: [1440, 560] },
    scales: { kind: 'scene', variant: 'scales', theme: 'furniture', ratio: [640, 640] },
    crates: { kind: 'scene', variant: 'crates', theme: 'furniture', ratio: [640, 480] },
  },
  blogLayout05: {
    opening: { kind: 'scene', variant: 'windows', theme: 'photo', ratio: [1440, 640] },
    lamp: { kind: 'scene', variant: 'lamp', theme: 'photo', ratio: [640, 480] },
    sleeper: { kind: 'scene', variant: 'windows', theme: 'photo', ratio: [480, 600] },
    kitchen: { kind: 'interior', variant: 'window', furniture: 'chair', theme: 'photo', seed: 'k2', ratio: [640, 520] },
    oven: { kind: 'scene', variant: 'oven', theme: 'photo', ratio: [640, 480] },
    bus: { kind: 'scene', variant: 'bus', theme: 'photo', ratio: [640, 440] },
    shutter: { kind: 'scene', variant: 'shutter', theme: 'photo', ratio: [480, 600] },
    closing: { kind: 'scene', variant: 'roofs', theme: 'photo', ratio: [1440, 560] },
  },
  'faq-s': {
    reply: {
      kind: 'portrait',
      hair: 'bob',
      duotone: false,
      backdrop: 'half',
      field: 'second',
      coat: 'ink',
      ratio: [720, 400],
    },
  },
  ...picturesOfPages,
} as const satisfies Record<string, Record<string, CatalogueEntry>>

type Catalogue = typeof catalogue
export type PictureGroup = keyof Catalogue

export type PictureFiles<Group extends PictureGroup> = Readonly<Record<keyof Catalogue[Group], PictureFile>>

export function groups(): PictureGroup[] {
  return Object.keys(catalogue) as PictureGroup[]
}

/** A group's pictures by name, with their seeds. */
export function picturesOf(group: PictureGroup): readonly [name: string, options: PictureOptions][] {
  return Object.entries<CatalogueEntry>(catalogue[group]).map(([name, entry]) => [
    name,
    { seed: `${group}-${name}`, ...entry },
  ])
}
