import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { accessibility, eventually, hydrated, said, scrollTo, test } from '#tests/support/browser.ts'
import { root } from '#tests/support/build.ts'
import { chapterDocument, eventDocument, newsDocument, photoDocument, publishDocument } from '#tests/support/content.ts'
import { overflows } from '#tests/support/layoutFaults.ts'
import { readToTheEnd, shiftSoFar, watchShifts } from '#tests/support/layoutShift.ts'
import { addPhotograph } from '#tests/support/media.ts'
import { databaseOf } from '#tests/support/siteData.ts'

const heading = 'h1'

describe('news and events', () => {
  test('a notice is in the language of the page, also after a change of language', async ({ visitor, site }) => {
    const { store } = await openDatabase({
      url: '',
      file: databaseOf(site.dataDir),
      migrationsFolder: join(root, 'db/migrations'),
    })
    await publishDocument(store, {
      slug: 'polling',
      fields: { kind: 'notice', ends: '2099-12-01T20:00', to: '/contact' },
      texts: {
        'sr-Cyrl': { title: 'Бирачка места су отворена.', lead: 'Где гласам?', body: '' },
        nl: { title: 'De stembureaus zijn open.', lead: 'Waar stem ik?', body: '' },
      },
    })
    await eventually(async () => (await fetch(`${site.url}/about?lng=nl`)).text()).toContain('De stembureaus')
    const page = await visitor.open('/about', { language: 'nl', width: 390 })
    const notice = page.locator('.notice:visible')
    await eventually(() => notice.allTextContents()).toEqual(['De stembureaus zijn open. Waar stem ik?'])
    expect(await accessibility(page)).toEqual([])
    expect(await overflows(page)).toEqual([])
    await page.locator('footer a[hreflang="sr-Cyrl"]').click()
    await eventually(() => notice.allTextContents()).toEqual(['Бирачка места су отворена. Где гласам?'])
    await notice.getByRole('link').click()
    await page.waitForURL(`${site.url}/contact?lng=sr-Cyrl`)
    await store.close()
  })

  test('open from page to page, back and in another script without a new document', async ({ visitor, site }) => {
    const { store } = await openDatabase({
      url: '',
      file: databaseOf(site.dataDir),
      migrationsFolder: join(root, 'db/migrations'),
    })
    await publishDocument(
      store,
      newsDocument('voda', {
        texts: {
          'sr-Cyrl': {
            title: 'Вода за све',
            lead: 'Чиста вода.',
            body: '> Вода је **свачија**, и нико је не сме продати.\n',
          },
        },
      }),
    )
    await publishDocument(store, newsDocument('put', { title: 'Пут до школе', date: '2026-01-05' }))
    await publishDocument(
      store,
      eventDocument('razgovor', '2099-12-01T18:00', '2099-12-01T20:00', { title: 'Разговор' }),
    )

    const page = await visitor.open('/contact', { language: 'sr' })
    const documents: string[] = []
    page.on('request', (one) => one.isNavigationRequest() && documents.push(one.url()))
    const title = () => page.locator(heading).textContent()
    await page.locator('footer').getByRole('link', { name: 'Vesti', exact: true }).click()
    await eventually(title).toBe('Vesti')
    await page.locator('main').getByRole('link', { name: 'Voda za sve' }).click()
    await eventually(title).toBe('Voda za sve')
    await eventually(() => page.title()).toMatch(/^Voda za sve – /)
    await page.goBack()
    await eventually(title).toBe('Vesti')
    await page.goForward()
    await eventually(title).toBe('Voda za sve')
    await page.locator('footer a[hreflang="sr-Cyrl"]').click()
    await eventually(title).toBe('Вода за све')
    await page.locator('footer').getByRole('link', { name: 'Догађаји', exact: true }).click()
    await eventually(title).toBe('Догађаји')
    await page.locator('main').getByRole('link', { name: 'Разговор' }).click()
    await eventually(title).toBe('Разговор')
    expect(documents).toEqual([])

    // What was withdrawn since the list was shown is the server's 404 page.
    await page.goBack()
    await eventually(title).toBe('Догађаји')
    await store.withdrawContent({ kind: 'event', slug: 'razgovor', by: 'test', at: Date.now() })
    visitor.expectNoise(/status of 404/)
    await page.goForward()
    await eventually(title).toBe('Разговор')
    await page.locator('footer').getByRole('link', { name: 'Вести', exact: true }).click()
    await eventually(title).toBe('Вести')
    await store.withdrawContent({ kind: 'news', slug: 'put', by: 'test', at: Date.now() })
    await page.locator('main').getByRole('link', { name: 'Пут до школе' }).click()
    await eventually(title).toBe(said('sr-Cyrl').notFound.heading)
    await hydrated(page)
    expect(documents).toHaveLength(1)
  })

  test.for(['/news', '/news/voda', '/events'] as const)(
    '%s fits a narrow screen and is accessible',
    async (path, { visitor }) => {
      const page = await visitor.open(path, { language: 'nl', width: 320, theme: 'dark' })
      expect(await overflows(page)).toEqual([])
      expect(await accessibility(page)).toEqual([])
    },
  )

  test('news with two photographs is accessible, moves nothing, and loads less than drawings may weigh', async ({
    visitor,
    site,
  }) => {
    const { store } = await openDatabase({
      url: '',
      file: databaseOf(site.dataDir),
      migrationsFolder: join(root, 'db/migrations'),
    })
    await addPhotograph(store, 'dolina.jpg', 'landscape')
    await addPhotograph(store, 'lice.jpg', 'portrait')
    const text = { title: 'Лице и предео', lead: 'Увод.', body: 'Текст.\n\n![Лице](/media/lice.jpg "Ана Анић")\n' }
    const picture = { name: 'dolina.jpg', look: 'plain' } as const
    await publishDocument(store, newsDocument('slike', { picture, texts: { 'sr-Cyrl': text } }))

    for (const [width, theme, path] of [
      [390, 'dark', '/news/slike'],
      [1440, 'light', '/news/slike'],
      [320, 'light', '/news'],
    ] as const) {
      const page = await visitor.open('/contact', { language: 'sr-Cyrl', width, theme })
      await watchShifts(page)
      let bytes = 0
      page.on('response', async (answer) => {
        if (answer.url().includes('/media/')) bytes += Number(await answer.headerValue('content-length'))
      })
      await eventually(() => page.goto(`${site.url}${path}?lng=sr-Cyrl`).then((answer) => answer?.status())).toBe(200)
      await readToTheEnd(page)
      expect(await shiftSoFar(page)).toBeLessThan(0.01)
      // The header would cover links of the footer.
      await scrollTo(page, 0)
      expect(await overflows(page)).toEqual([])
      expect(await accessibility(page)).toEqual([])
      expect(bytes).toBeGreaterThan(0)
      expect(bytes).toBeLessThan(120_000)
    }
  })

  test('a chapter of the programme is read from the poster on, also on a narrow screen', async ({ visitor, site }) => {
    const { store } = await openDatabase({
      url: '',
      file: databaseOf(site.dataDir),
      migrationsFolder: join(root, 'db/migrations'),
    })
    const proposal = '1. **Чесма у сваком селу.** Општина је поправља.'
    const body = `Свако село има извор.\n\n## Наш предлог\n\n${proposal}\n\n[Питајте](/contact?topic=question#write)`
    await publishDocument(store, chapterDocument('voda', { title: 'Вода', order: 1, body }))
    await eventually(async () => (await fetch(`${site.url}/?lng=nl`)).text()).toContain('#chapter-voda')

    for (const path of ['/', '/about', '/programme'] as const) {
      const page = await visitor.open(path, { language: 'nl', width: 320, theme: 'dark' })
      expect(await overflows(page), path).toEqual([])
      expect(await accessibility(page), path).toEqual([])
    }

    const page = await visitor.open('/', { language: 'sr' })
    const documents: string[] = []
    page.on('request', (one) => one.isNavigationRequest() && documents.push(one.url()))
    await page.locator('main a[href="/programme#chapter-voda"]').click()
    const chapter = page.locator('#chapter-voda')
    await eventually(() => chapter.locator('h2').textContent()).toBe('Voda')
    await eventually(() => page.locator('[aria-current="location"]').first().textContent()).toBe('Voda')
    await chapter.getByRole('link', { name: 'Pitajte' }).click()
    await page.waitForURL(`${site.url}/contact?topic=question#write`)
    expect(documents).toEqual([])
    await store.close()
  })

  test('photographs of the gallery fill its wall in order, and the viewer goes on to the drawings', async ({
    visitor,
    site,
  }) => {
    const { store } = await openDatabase({
      url: '',
      file: databaseOf(site.dataDir),
      migrationsFolder: join(root, 'db/migrations'),
    })
    await addPhotograph(store, 'polje.jpg', 'landscape')
    await addPhotograph(store, 'zena.jpg', 'portrait')
    const title = 'Na trgu'
    await publishDocument(store, photoDocument('zena', 'zena.jpg', { date: '2026-05-01', look: 'halftone' }))
    await publishDocument(store, photoDocument('polje', 'polje.jpg', { date: '2026-04-01', title: 'На тргу' }))
    await publishDocument(store, photoDocument('zena-2', 'zena.jpg', { date: '2026-03-01' }))
    const ids = ['photo-zena', 'photo-polje', 'photo-zena-2']

    for (const width of [320, 768, 1440]) {
      const page = await visitor.open('/gallery', { language: 'nl', width, theme: width === 768 ? 'dark' : 'light' })
      await eventually(() => page.locator('[data-cell]').count()).toBe(ids.length)
      const places = await page.evaluate(() =>
        [...document.querySelectorAll('main li:has(> figure)')].map((place) => {
          const { left, top, width, height } = place.getBoundingClientRect()
          return { left, top, area: width * height, id: place.firstElementChild!.id }
        }),
      )
      expect(places.slice(0, ids.length).map(({ id }) => id)).toEqual(ids)
      const all = await page.locator('main ul:has(> [data-cell])').evaluate((wall) => {
        const { width, height } = wall.getBoundingClientRect()
        return width * height
      })
      expect(Math.abs(places.reduce((sum, { area }) => sum + area, 0) / all - 1)).toBeLessThan(0.005)
      expect(
        places.every((one, at) => !at || one.left > places[at - 1]!.left + 1 || one.top > places[at - 1]!.top + 1),
      ).toBe(true)
      expect(await overflows(page)).toEqual([])
      expect(await accessibility(page)).toEqual([])
    }

    const page = await visitor.open('/gallery', { language: 'nl' })
    await hydrated(page)
    const caption = page.getByRole('dialog').locator('figcaption')
    await page.locator('[href="#photo-polje"]').focus()
    await page.keyboard.press('Enter')
    await eventually(() => caption.textContent()).toBe(title)
    expect(await caption.getAttribute('lang')).toBe('sr-Latn')
    await page.keyboard.press('ArrowLeft')
    // What the wall prints in two inks is enlarged as it is.
    await eventually(() => page.locator('dialog [data-place="0"] img').count()).toBe(1)
    expect(await accessibility(page)).toEqual([])
    for (let step = 0; step < ids.length; step += 1) await page.keyboard.press('ArrowRight')
    await eventually(() => caption.textContent()).toBe(said('nl').gallery.pictures.assembly.caption)
  })
})
