/* Renders the home page as the built server does, and compresses it as its memory keeps it; answers with CPU milliseconds of each. */
import { join } from 'node:path'
import { createProductionRenderer } from '#server/rendering/production.ts'
import { cacheBody } from '#server/rendering/pageCache.ts'
import { match } from '#shared/routes/matchRoute.ts'
import { answerWith } from './ask.ts'
import { median, root } from './site.ts'

const warmUps = 300
const renders = 100
const compressions = 10

const renderer = await createProductionRenderer(join(root, 'dist'))
const render = () =>
  renderer.render({
    found: match('/'),
    pathname: '/',
    language: 'sr',
    addressed: false,
    query: {},
    visit: undefined,
    publicUrl: 'http://localhost',
    year: 2026,
    messageDays: 365,
    demoPages: 'hidden',
  })
for (let warm = 0; warm < warmUps; warm++) await render()

const cpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

answerWith(async () => {
  const times: number[] = []
  let html = ''
  for (let at = 0; at < renders; at++) {
    const before = cpu()
    html = (await render()).html
    times.push(cpu() - before)
  }
  const before = cpu()
  for (let at = 0; at < compressions; at++) await cacheBody(html)
  return { rendering: median(times), compressing: (cpu() - before) / compressions }
})
