import type { Sky } from '../backdrops.ts'
import type { Canvas } from '../Canvas.ts'
import { articleScenes } from './scenes/articles.ts'
import { builtScenes } from './scenes/built.ts'
import { campaignScenes } from './scenes/campaigns.ts'
import { careScenes } from './scenes/care.ts'
import { dawnScenes } from './scenes/dawn.ts'
import { detailScenes } from './scenes/details.ts'
import { firmScenes } from './scenes/firm.ts'
import { homeScenes } from './scenes/homes.ts'
import { marketScenes } from './scenes/market.ts'
import { officeScenes } from './scenes/offices.ts'
import { potteryScenes } from './scenes/pottery.ts'
import { roomScenes } from './scenes/rooms.ts'
import { shopScenes } from './scenes/shops.ts'
import { spanScenes } from './scenes/span.ts'
import { printedScenes } from './scenes/printed.ts'
import { websiteScenes } from './scenes/websites.ts'
import { workScenes } from './scenes/work.ts'

export interface SceneOptions {
  variant?: keyof typeof scenes
  /** The sky of the bridge scenes. */
  sky?: Sky
}

/** The scenes of articles, projects, homes, and of a chapter of the programme. */
const scenes = {
  ...potteryScenes,
  ...spanScenes,
  ...marketScenes,
  ...dawnScenes,
  ...careScenes,
  ...workScenes,
  ...articleScenes,
  ...detailScenes,
  ...builtScenes,
  ...printedScenes,
  ...shopScenes,
  ...roomScenes,
  ...firmScenes,
  ...campaignScenes,
  ...websiteScenes,
  ...officeScenes,
  ...homeScenes,
}

export function drawScene(canvas: Canvas, options: SceneOptions): void {
  canvas.choose(scenes, options.variant)(canvas, options)
}
