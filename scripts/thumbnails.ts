/**
 * Writes the thumbnails of the homes to `client/demo/homes/thumbnails`, as screenshots of the built site without words. The index of
 * homes shows them.
 *
 *   node scripts/thumbnails.ts [name…]
 *
 * Without names it makes the missing sheets; with names, the sheets that show these homes. Build the site first, and commit the result.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { sheetFileOf, thumbnailSheets, thumbnailSize, thumbnailsInSheet } from '#shared/content/thumbnails.ts'
import { launchOptions } from './engine.ts'
import { freePort } from './freePort.ts'
import { root } from './setup/command.mjs'

const folder = join(root, 'client/demo/homes/thumbnails')
/** The viewport of the screenshots in CSS pixels, before they are scaled down. */
const screen = { width: 1440, height: 1080 }
const quality = 32

const files = new Map(thumbnailSheets.map((sheet) => [join(folder, sheetFileOf(sheet)), sheet]))
const requested = process.argv.slice(2)
const isRequested = (file: string, homes: readonly string[]) =>
  requested.length > 0 ? homes.some((home) => requested.includes(home)) : !existsSync(file)

/**
 * Draws a bar in place of each line of words, because visitors of every language see the same thumbnails. Icons, fields and drawings
 * stay. The texts of an SVG have a fill of their own.
 */
const wordless = `
  *, ::before, ::after, ::placeholder {
    -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important;
    text-shadow: none !important;
  }
  ::marker { color: transparent !important; }
  svg text { fill: transparent !important; stroke: transparent !important; }
  [data-words] { text-decoration: line-through 0.5em var(--words) !important; text-decoration-skip-ink: none !important; }
`
/** Marks the elements that hold words, with the colour of their bars. */
const markWords = `
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode
    if (!data.trim() || parentElement.closest('svg, [data-words]')) continue
    parentElement.style.setProperty('--words', getComputedStyle(parentElement).color)
    parentElement.dataset.words = ''
  }
`

/** Returns a scaled-down screenshot of a home's first screen, as a data URL. */
async function firstScreen(browser: Browser, home: string): Promise<string> {
  const context = await browser.newContext({
    viewport: screen,
    bypassCSP: true,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`${origin}/home-${home}?lng=sr`, { waitUntil: 'networkidle' })
  await page.evaluate('document.fonts.ready')
  await page.evaluate(markWords)
  await page.addStyleTag({ content: wordless })
  const tools = await context.newCDPSession(page)
  const clip = { x: 0, y: 0, ...screen, scale: thumbnailSize.width / screen.width }
  const { data } = await tools.send('Page.captureScreenshot', { format: 'png', clip })
  await context.close()
  return `data:image/png;base64,${data}`
}

/** Returns one WebP picture with the given pictures side by side. */
async function joined(browser: Browser, pictures: readonly string[]): Promise<Buffer> {
  const size = { width: thumbnailSize.width * thumbnailsInSheet, height: thumbnailSize.height }
  const page = await browser.newPage({ viewport: size })
  const images = pictures.map((address) => `<img src="${address}" width="${thumbnailSize.width}">`)
  await page.setContent(`<body style="display:flex;margin:0">${images.join('')}`)
  const tools = await page.context().newCDPSession(page)
  const { data } = await tools.send('Page.captureScreenshot', { format: 'webp', quality })
  await page.close()
  return Buffer.from(data, 'base64')
}

const dataDir = mkdtempSync(join(tmpdir(), 'thumbnails-'))
const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: origin, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
try {
  while (
    !(await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((done) => setTimeout(done, 100))
  const browser = await chromium.launch(launchOptions())
  mkdirSync(folder, { recursive: true })
  for (const [file, homes] of files) {
    if (!isRequested(file, homes)) continue
    const pictures: string[] = []
    for (const home of homes) pictures.push(await firstScreen(browser, home))
    writeFileSync(file, await joined(browser, pictures))
    process.stdout.write(`${homes.join(', ')}\n`)
  }
  // Deletes sheets of earlier groups of homes.
  for (const name of readdirSync(folder)) if (!files.has(join(folder, name))) rmSync(join(folder, name))
  await browser.close()
} finally {
  server.kill('SIGTERM')
  await new Promise((done) => server.once('exit', done))
  rmSync(dataDir, { recursive: true, force: true })
}
