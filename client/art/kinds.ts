import type { Canvas } from './Canvas.ts'
import { type AbstractOptions, drawAbstract } from './kinds/abstract.ts'
import { type ArchitectureOptions, drawArchitecture } from './kinds/architecture.ts'
import { type BodyOptions, drawBody } from './kinds/body.ts'
import { type BotanicOptions, drawBotanic } from './kinds/botanic.ts'
import { type CameraOptions, drawCamera } from './kinds/camera.ts'
import { type ChartOptions, drawChart } from './kinds/chart.ts'
import { type DentalOptions, drawDental } from './kinds/dental.ts'
import { type DeviceOptions, drawDevice } from './kinds/device.ts'
import { drawEmblem, type EmblemOptions } from './kinds/emblem.ts'
import { drawFashion, type FashionOptions } from './kinds/fashion.ts'
import { drawFood, type FoodOptions } from './kinds/food.ts'
import { drawFurniture, type FurnitureOptions } from './kinds/furniture.ts'
import { drawGarment, type GarmentOptions } from './kinds/garment.ts'
import { drawHero, type HeroOptions } from './kinds/hero.ts'
import { drawInterior, type InteriorOptions } from './kinds/interior.ts'
import { drawLandscape, type LandscapeOptions } from './kinds/landscape.ts'
import { drawLeader, type LeaderOptions } from './kinds/leader.ts'
import { drawMap } from './kinds/map.ts'
import { drawOrbit } from './kinds/orbit.ts'
import { drawPlace, type PlaceOptions } from './kinds/place.ts'
import { drawPortrait, type PortraitOptions } from './kinds/portrait.ts'
import { drawProduct, type ProductOptions } from './kinds/product.ts'
import { drawScene, type SceneOptions } from './kinds/scene.ts'
import { drawScreen, type ScreenOptions } from './kinds/screen.ts'
import { drawSitter, type SitterOptions } from './kinds/sitter.ts'
import { drawSport, type SportOptions } from './kinds/sport.ts'
import { drawStage } from './kinds/stage.ts'
import { drawStreet, type StreetOptions } from './kinds/street.ts'
import { drawType, type TypeOptions } from './kinds/type.ts'

type NoOptions = Readonly<Record<never, never>>

/** The options of each kind of picture. Omitted ones follow from the seed. */
export interface KindOptions {
  hero: HeroOptions
  place: PlaceOptions
  landscape: LandscapeOptions
  architecture: ArchitectureOptions
  abstract: AbstractOptions
  map: NoOptions
  portrait: PortraitOptions
  product: ProductOptions
  food: FoodOptions
  interior: InteriorOptions
  body: BodyOptions
  sport: SportOptions
  botanic: BotanicOptions
  dental: DentalOptions
  fashion: FashionOptions
  camera: CameraOptions
  type: TypeOptions
  device: DeviceOptions
  orbit: NoOptions
  chart: ChartOptions
  stage: NoOptions
  emblem: EmblemOptions
  scene: SceneOptions
  screen: ScreenOptions
  sitter: SitterOptions
  leader: LeaderOptions
  street: StreetOptions
  furniture: FurnitureOptions
  garment: GarmentOptions
}
export type Kind = keyof KindOptions

/** The drawer of each kind. */
export const drawers: { readonly [Each in Kind]: (canvas: Canvas, options: KindOptions[Each]) => void } = {
  hero: drawHero,
  place: drawPlace,
  landscape: drawLandscape,
  architecture: drawArchitecture,
  abstract: drawAbstract,
  map: drawMap,
  portrait: drawPortrait,
  product: drawProduct,
  food: drawFood,
  interior: drawInterior,
  body: drawBody,
  sport: drawSport,
  botanic: drawBotanic,
  dental: drawDental,
  fashion: drawFashion,
  camera: drawCamera,
  type: drawType,
  device: drawDevice,
  orbit: drawOrbit,
  chart: drawChart,
  stage: drawStage,
  emblem: drawEmblem,
  scene: drawScene,
  screen: drawScreen,
  sitter: drawSitter,
  leader: drawLeader,
  street: drawStreet,
  furniture: drawFurniture,
  garment: drawGarment,
}

export const kinds = Object.keys(drawers) as Kind[]
