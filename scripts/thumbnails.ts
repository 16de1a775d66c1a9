/**
 * Takes the pictures of the homes' first screens that their index shows, from the built site, into `client/pages/homes/thumbnails`:
 *
 *   node scripts/thumbnails.ts [name…]
 *
 * Without names it takes those that are missing. Build before it, and commit what it writes.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { thumbnailSize } from '#shared/content/thumbnails.ts'
import { homeNames } from '#shared/routes/homes.ts'
import { freePort } from './freePort.ts'
import { root } from './setup/command.mjs'

const folder = join(root, 'client/pages/homes/thumbnails')
const fileOf = (home: string) => join(folder, `${home}.webp`)
/** What is seen, in CSS pixels, before it is made small. */
const screen = { width: 1440, height: 1080 }
const quality = 32

const asked = process.argv.slice(2)
const homes = asked.length > 0 ? asked : homeNames.filter((home) => !existsSync(fileOf(home)))

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
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  mkdirSync(folder, { recursive: true })
  for (const home of homes) {
    const context = await browser.newContext({ viewport: screen, colorScheme: 'light', reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(`${origin}/home-${home}?lng=sr`, { waitUntil: 'networkidle' })
    await page.evaluate('document.fonts.ready')
    const tools = await context.newCDPSession(page)
    const { data } = await tools.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      clip: { x: 0, y: 0, ...screen, scale: thumbnailSize.width / screen.width },
    })
    writeFileSync(fileOf(home), Buffer.from(data, 'base64'))
    process.stdout.write(`${home}\n`)
    await context.close()
  }
  await browser.close()
} finally {
  server.kill('SIGTERM')
  await new Promise((done) => server.once('exit', done))
  rmSync(dataDir, { recursive: true, force: true })
}
