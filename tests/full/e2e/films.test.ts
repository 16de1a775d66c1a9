import { expect } from 'vitest'
import { innerPaths } from '#shared/routes/inner.ts'
import { pageTitlePaths } from '#shared/routes/pageTitles.ts'
import { said, settled, test } from '#tests/support/browser.ts'
import { partsWithoutStyles } from '#tests/support/pageFaults.ts'

const { media } = said('en').controls

test.for([
  '/elements/video',
  pageTitlePaths['background-video'],
  pageTitlePaths['gallery-background'],
  innerPaths['who-we-are'],
])('the pause button that a script adds at %s has its styles', async (path, { visitor }) => {
  const page = await visitor.open(path, { motion: true })
  const pause = page.getByRole('button', { name: media.pause })
  // The button is added when its film comes into view.
  const pictures = await page.locator('main img:visible').all()
  for (const picture of pictures) {
    if ((await pause.count()) > 0) break
    await picture.scrollIntoViewIfNeeded()
    await settled(page)
  }
  await pause.first().waitFor()
  expect(await partsWithoutStyles(page)).toEqual([])
})
