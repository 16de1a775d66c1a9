import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { accessibility, atRest, eventually, scrollTo, test as base } from '#tests/support/browser.ts'
import { root } from '#tests/support/build.ts'
import { eventDocument, newsDocument, personDocument, photoDocument, publishDocument } from '#tests/support/content.ts'
import { readToTheEnd, shiftSoFar, watchShifts } from '#tests/support/layoutShift.ts'
import { addPhotograph } from '#tests/support/media.ts'
import { layoutFaults, partsWithoutStyles } from '#tests/support/pageFaults.ts'
import { themes } from '#tests/support/renderPlan.ts'
import { databaseOf } from '#tests/support/siteData.ts'

const name = 'Катарина Живковић-Радосављевић'
const role = 'Председница савета за заштиту вода и пољопривредног земљишта'
const quotation = 'Сваки динар из општинске касе мора да има име, презиме и рачун који свако може да прочита.'
const dutch = {
  title: 'Voorzitter van de raad voor drinkwatervoorziening',
  lead: 'Wat de gemeente kan doen.',
  body: 'Tekst.',
}
const member = { title: 'Luka Lukić', lead: dutch.title, body: dutch.lead }

/** A site with a photograph on every page that can show one. */
const test = base.extend('shown', { scope: 'file' }, async ({ site }): Promise<true> => {
  const { store } = await openDatabase({
    url: '',
    file: databaseOf(site.dataDir),
    migrationsFolder: join(root, 'db/migrations'),
  })
  await addPhotograph(store, 'polje.jpg', 'landscape')
  await addPhotograph(store, 'zena.jpg', 'portrait')
  const wide = { name: 'polje.jpg', look: 'plain' } as const
  const narrow = { name: 'zena.jpg', look: 'halftone' } as const
  const texts = { nl: dutch }
  const documents = [
    personDocument('katarina', { name, role, quotation, order: 1, leads: true, picture: narrow }),
    personDocument('luka', { name: 'Лука Лукић', role, order: 2, leads: true, picture: wide, texts: { nl: member } }),
    personDocument('mira', { name: 'Мира Мирић', order: 3 }),
    newsDocument('voda', { title: 'Општина обнавља водовод', picture: wide, texts }),
    newsDocument('put', { title: 'Пут до школе', isPressRelease: true, picture: narrow }),
    eventDocument('zbor', '2099-12-01T18:00', '2099-12-01T20:00', { title: 'Збор', place: role, picture: narrow }),
    photoDocument('trg', 'polje.jpg', { title: role, isForPress: true, texts }),
    photoDocument('voda', 'zena.jpg', { look: 'halftone', isForPress: true }),
    {
      slug: 'tshirt',
      fields: { kind: 'product', price: 1_234_500, oldPrice: 2_000_000, stock: 'onOrder', picture: narrow },
      texts: {},
    },
  ] as const
  for (const document of documents) await publishDocument(store, document)
  await store.close()
  await eventually(async () => (await fetch(`${site.url}/gallery`)).text()).toContain('/media/')
  return true
})

describe.for([
  ['/', 6],
  ['/gallery', 2],
  ['/press', 5],
  ['/about', 2],
  ['/people/katarina', 1],
  ['/people/luka', 1],
  ['/news', 2],
  ['/events', 1],
  ['/events/zbor', 1],
  ['/shop/single-product', 1],
  ['/shop/shop-wide', 1],
] as const)('%s with photographs', ([path, count]) => {
  test.for(['sr-Cyrl', 'nl'] as const)(
    'fits narrow screens, moves nothing and is accessible in both themes, in %s',
    async (language, { visitor, shown: _ }) => {
      const page = await visitor.open(path, { language, width: 320, before: watchShifts, fresh: true })
      await readToTheEnd(page)
      expect(await shiftSoFar(page)).toBeLessThan(0.01)
      expect(await page.locator('main [data-look|="photograph"]:visible').count()).toBeGreaterThanOrEqual(count)
      expect(await partsWithoutStyles(page)).toEqual([])
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme })
        await atRest(page)
        expect([theme, await accessibility(page)]).toEqual([theme, []])
      }
      // The header would cover what is below it.
      await scrollTo(page, 0)
      expect(await layoutFaults(page, [320, 768])).toEqual([])
    },
  )
})
