import { findChromium } from './setup/chromium.mjs'

const executablePath = findChromium()

/** Blink settings that make the headless browser behave as one with a window. */
const engineSettings = {
  // A mouse. Playwright sets the same, but a second `--blink-settings` flag replaces the first.
  primaryHoverType: 2,
  availableHoverTypes: 2,
  primaryPointerType: 4,
  availablePointerTypes: 4,
  // With an unknown network, Blink loads lazy pictures from a greater distance than a desktop browser does.
  lazyLoadingImageMarginPxUnknown: 1250,
}

/**
 * Returns Playwright's launch options for tests and measurements. Playwright uses its own Chromium if the system has none.
 * @param settings additional Blink settings by name
 */
export const launchOptions = (settings: Readonly<Record<string, number>> = {}) => ({
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
    // Glyph widths are not rounded to whole pixels, as in a browser with a window.
    '--font-render-hinting=none',
    `--blink-settings=${Object.entries({ ...engineSettings, ...settings })
      .map(([name, value]) => `${name}=${value}`)
      .join(',')}`,
  ],
})
