/*
 * Renders pages as the built server does, and compresses the home page for the page cache. The figures are CPU milliseconds of the
 * home page, and for each path the CPU of the whole document with its ETag as a multiple of bare renderToString of the same page.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createProductionRenderer } from '#server/rendering/production.ts'
import { cacheBody, etagOf } from '#server/rendering/pageCache.ts'
import type { ServerEntry } from '#shared/rendering.ts'
import { answerWith } from './ask.ts'
import { pageRequest } from './pageRequest.ts'
import { median, root } from './site.ts'

const warmUps = 300
const renders = 100
const compressions = 10
/** Pages of different kinds: the home page, texts, a form, photographs, a list, and one of the kit. */
const paths = ['/', '/about', '/contact', '/gallery', '/programme', '/blogs/blog-grid', '/elements/accordions'] as const

const dist = join(root, 'dist')
const renderer = await createProductionRenderer(dist)
const entryFile = pathToFileURL(join(dist, 'server/entry-server.js')).href
const { default: entry } = (await import(entryFile)) as { default: ServerEntry }

const cpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Renders a page in turns as a whole answer and as bare markup. Returns the median CPU milliseconds of each. */
async function measurePage(path: string) {
  const request = pageRequest(path)
  const renderMarkup = await entry.prepareMarkup(request)
  const whole: number[] = []
  const bare: number[] = []
  let body: Buffer = Buffer.alloc(0)
  for (let at = -warmUps; at < renders; at++) {
    const begun = cpu()
    body = (await renderer.render(request)).body
    etagOf(body)
    const between = cpu()
    renderMarkup()
    if (at < 0) continue
    whole.push(between - begun)
    bare.push(cpu() - between)
  }
  return { body, rendering: median(whole), markup: median(bare) }
}

answerWith(async () => {
  const home = await measurePage('/')
  const ratios: Record<string, number> = {}
  for (const path of paths) {
    const { rendering, markup } = path === '/' ? home : await measurePage(path)
    ratios[path] = rendering / markup
  }
  const before = cpu()
  for (let at = 0; at < compressions; at++) await cacheBody(home.body)
  return { rendering: home.rendering, compressing: (cpu() - before) / compressions, ...ratios }
})
