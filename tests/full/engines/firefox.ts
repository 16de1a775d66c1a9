import puppeteer, { type Browser } from 'puppeteer-core'
import { inPath } from '#scripts/setup/debian.mjs'
import { hangLimit } from '#tests/support/limits.ts'
import type { Engine, EnginePage } from './engine.ts'

const preferences = {
  'intl.accept_languages': 'en',
  'layout.css.prefers-color-scheme.content-override': 1,
  'ui.prefersReducedMotion': 1,
  // A scroll bar beside the page would reduce its width; phones have none.
  'ui.useOverlayScrollbars': 1,
}

/** Starts Debian's Firefox and controls it over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const launch = (script: boolean) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath: inPath('firefox-esr')!,
      headless: true,
      extraPrefsFirefox: { ...preferences, 'javascript.enabled': script },
      timeout: hangLimit,
      protocolTimeout: hangLimit,
    })
  const withScript = await launch(true)
  // This Firefox can only disable scripts for the whole process.
  let withoutScript: Browser | undefined
  return {
    async newPage({ script }) {
      if (script) return newPage(withScript)
      withoutScript ??= await launch(false)
      return newPage(withoutScript)
    },
    async stop() {
      await Promise.all([withScript.close(), withoutScript?.close()])
    },
  }
}

async function newPage(browser: Browser): Promise<EnginePage> {
  const profile = await browser.createBrowserContext()
  const page = await profile.newPage()
  page.setDefaultTimeout(hangLimit)
  const faults: string[] = []
  let fences = 0
  const fenceSeen = new Map<string, () => void>()
  page.on('console', (message) => {
    fenceSeen.get(message.text())?.()
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  // Exceptions and CSP violations.
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A navigation has cancelled the request.
    if (reason !== 'NS_BINDING_ABORTED') faults.push(`${reason}: ${request.url()}`)
  })
  return {
    async open(address) {
      await page.goto(address, { waitUntil: 'load' })
    },
    evaluate: (look, argument) => page.evaluate(look as never, argument as never),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    async faults() {
      // Messages arrive in order, so all earlier ones have arrived with this one.
      const fence = `fence ${(fences += 1)}`
      const seen = new Promise<void>((resolve) => fenceSeen.set(fence, resolve))
      await page.evaluate((text) => console.debug(text), fence)
      await seen
      return faults.splice(0)
    },
    close: () => profile.close(),
  }
}
