import { findChromium } from './setup/chromium.mjs'

const executablePath = findChromium()

/** How the engine differs from one in a window, and is set to what that has. */
const engineSettings = {
  // A mouse, as Playwright sets it: of two flags with settings the second takes the place of the first.
  primaryHoverType: 2,
  availableHoverTypes: 2,
  primaryPointerType: 4,
  availablePointerTypes: 4,
  // It does not know its network, and would fetch pictures from further away than a browser at home does.
  lazyLoadingImageMarginPxUnknown: 1250,
}

/**
 * Returns how Playwright starts the browser of tests and of measurements. Without a Chromium of the system it takes its own.
 * @param settings of the engine, by Blink's names
 */
export const launchOptions = (settings: Readonly<Record<string, number>> = {}) => ({
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
    // As in a window: letters as wide as they are drawn, not rounded to whole pixels.
    '--font-render-hinting=none',
    `--blink-settings=${Object.entries({ ...engineSettings, ...settings })
      .map(([name, value]) => `${name}=${value}`)
      .join(',')}`,
  ],
})
