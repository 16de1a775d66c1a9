import { expect, test } from 'vitest'
import { articleScenes } from '#client/art/kinds/scenes/articles.ts'
import { careScenes } from '#client/art/kinds/scenes/care.ts'
import { dawnScenes } from '#client/art/kinds/scenes/dawn.ts'
import { detailScenes } from '#client/art/kinds/scenes/details.ts'
import { marketScenes } from '#client/art/kinds/scenes/market.ts'
import { potteryScenes } from '#client/art/kinds/scenes/pottery.ts'
import { spanScenes } from '#client/art/kinds/scenes/span.ts'
import { workScenes } from '#client/art/kinds/scenes/work.ts'

test('no two scenes have one name, because the later one would replace the other', () => {
  const names = [
    articleScenes,
    careScenes,
    dawnScenes,
    detailScenes,
    marketScenes,
    potteryScenes,
    spanScenes,
    workScenes,
  ].flatMap((scenes) => Object.keys(scenes))
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([])
})
