export type Theme =
  | 'plakat'
  | 'startup'
  | 'finance'
  | 'restaurant'
  | 'hotel'
  | 'yoga'
  | 'gym'
  | 'spa'
  | 'cafe'
  | 'interior'
  | 'dentist'
  | 'beton'
  | 'fashion'
  | 'furniture'
  | 'photo'
  | 'magazine'
  | 'agency'
  | 'events'
  | 'growth'
export type Kind =
  | 'hero'
  | 'place'
  | 'landscape'
  | 'architecture'
  | 'abstract'
  | 'map'
  | 'portrait'
  | 'product'
  | 'food'
  | 'interior'
  | 'body'
  | 'sport'
  | 'botanic'
  | 'dental'
  | 'fashion'
  | 'camera'
  | 'type'
  | 'device'
  | 'orbit'
  | 'chart'
  | 'stage'
export type Product =
  'lighter' | 'usb' | 'flag-small' | 'flag-large' | 'tshirt' | 'folder' | 'cap' | 'umbrella' | 'bag' | 'card'
export type Ratio = '3:2' | '4:5' | '1:1' | '2:1' | '2:3' | '16:9' | '3:4'
export interface ArtOptions {
  seed?: string
  kind?: Kind
  theme?: Theme
  ratio?: Ratio | [number, number]
  accent?: string // replaces slot a (hex, #rrggbb)
  mode?: 'hex' | 'css' // hex: files and <img>; css: inline, reads --p-g --p-k --p-i --p-a --p-a2 --p-b --p-c --p-l --p-s --p-m
  title?: string // sets role=img and aria-label; must be escaped by the caller; without it the picture is aria-hidden
  v?: number
  sky?: number
  set?: number // fix a variant, a backdrop (0..4), a furniture set (0..2)
  grain?: boolean | number // print grain filter; hero-sized pictures only
  item?: Product
  bg?: number
  hair?: number
  glasses?: boolean
  beard?: boolean
  duo?: boolean
  coat?: 'k' | 'b' | 'a' | 'l'
  cut?: 0 | 1 | 2 | 3
  field?: 'a' | 'b' | 'c' | 'm'
}
export function art(o?: ArtOptions): string
export function variants(kind: Kind): string[]
export function markPath(x: number, y: number, unit: number): string
export function rng(seed: string): {
  n(): number
  f(lo: number, hi: number): number
  i(lo: number, hi: number): number
  of<T>(a: T[]): T
  ok(p?: number): boolean
  mix<T>(a: T[]): T[]
}
export const themes: Record<Theme, Record<string, unknown>>
export const kinds: Kind[]
export const products: Product[]
export const ratios: Record<Ratio, [number, number]>
export function mixHex(a: string, b: string, t: number): string
