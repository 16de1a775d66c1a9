import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { storage } from '#shared/content/storage.ts'
import { eventually, holdScript, hydrated, test } from '#tests/support/browser.ts'

/** Each kind of form with a page that contains it. */
const pages: readonly (readonly [form: string, path: string])[] = [
  ['a message and a sign-up', '/contact'],
  ['a sign-up alone', '/newsletter'],
  ['a link to one’s own data', '/newsletter/my-data'],
  ['a donation', '/donate'],
  ['an order', '/shop/checkout'],
  ['a cart', '/shop/shopping-cart'],
  ['a thing to buy', '/shop/single-product/usb'],
  ['a search', '/page/search-result'],
  ['a request', '/home-dentist'],
]

/** Adds elements as password managers do: beside, around and inside the fields. */
const injectElements = (page: Page) =>
  page.evaluate(() => {
    const icon = () => {
      const element = document.createElement('x-manager-icon')
      element.append(document.createElement('div'))
      return element
    }
    const controls = document.querySelectorAll('main :is(input:not([type="hidden"]), textarea, select)')
    controls.forEach((control, at) => {
      control.setAttribute('data-manager', '')
      if (at % 3 === 0) control.before(icon())
      if (at % 3 === 1) control.after(icon())
      if (at % 3 === 2) {
        const around = document.createElement('div')
        control.before(around)
        around.append(control, icon())
      }
      control.closest('label')?.append(icon())
      control.closest('form')?.append(icon())
    })
    document.querySelector('footer [name="email"]')?.after(icon())
  })

/** Returns the values of the fields with their names. */
const values = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>(':is(main, footer) form :is(input, textarea, select)')]
      .filter(({ name, type }) => name !== '' && type !== 'hidden' && name !== 'spare')
      .map(({ name, type, value, checked }) => [name, /radio|checkbox/.test(type) ? `${value} ${checked}` : value]),
  )

/** Fills in all fields before the script is loaded. */
const fillIn = (page: Page) =>
  page.evaluate(() => {
    const texts: Readonly<Record<string, string>> = {
      number: '2',
      date: '2030-05-06',
      time: '12:30',
      email: 'ana@primer.example',
      tel: '+381 60 555 0101',
    }
    for (const field of document.querySelectorAll<HTMLInputElement>(
      ':is(main, footer) form :is(input:not([type="hidden"]), textarea, select)',
    )) {
      const { name, type } = field
      if (name === 'spare') continue
      if (type === 'checkbox' || type === 'radio') field.checked = true
      else if (field.tagName === 'SELECT') (field as unknown as HTMLSelectElement).selectedIndex = 1
      else field.value = texts[type] ?? 'Ana Anić'
    }
  })

describe('elements that a password manager injects', () => {
  let held: Awaited<ReturnType<typeof holdScript>> | undefined

  test.for(pages)(
    'leave the typed values and the focus unchanged when they are injected before hydration: %s',
    async ([, path], { visitor }) => {
      visitor.expectNoise(/Minified React error #418/)
      const page = await visitor.open(path, {
        hydrated: false,
        before: async (opened) => {
          await opened.context().addCookies([
            { name: storage.cart.name, value: 'usb.1', domain: '127.0.0.1', path: '/' },
            { name: storage.cart.name, value: 'usb.1', domain: 'localhost', path: '/' },
          ])
          held = await holdScript(opened)
        },
      })
      await page.waitForLoadState('domcontentloaded')
      await fillIn(page)
      await injectElements(page)
      const field = page.locator(
        'main form :is(input:not([type]), [type="text"], [type="email"], [type="search"], [type="number"]):visible',
      )
      const first = field.first()
      await first.focus()
      const name = await first.getAttribute('name')
      const typed = await values(page)
      expect(typed.length).toBeGreaterThan(0)
      held?.release()
      await hydrated(page)
      // React has rendered the page again without the injected elements.
      await eventually(() => page.locator('x-manager-icon').count()).toBe(0)
      expect(await values(page)).toEqual(typed)
      await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(name)
    },
  )
  test('do not affect field errors when they are injected after hydration', async ({ visitor }) => {
    const page = await visitor.open('/contact')
    await injectElements(page)
    const email = page.locator('form#contact-form [name="email"]')
    await email.fill('ana')
    await page.locator('form#contact-form button[type="submit"]').click()
    await eventually(() => page.locator('form#contact-form [id$="-error"]').count()).toBeGreaterThan(2)
    await email.fill('ana@primer.example')
    await eventually(() => email.getAttribute('aria-invalid')).toBe(null)
    expect(await page.locator('h1').count()).toBe(1)
  })

  test('do not prevent a form from being sent when they are injected before hydration', async ({ visitor, peer }) => {
    visitor.expectNoise(/Minified React error #418/)
    const page = await visitor.open('/contact', {
      hydrated: false,
      before: async (opened) => {
        held = await holdScript(opened)
      },
    })
    const form = page.locator('form#newsletter')
    await form.locator('[name="email"]').fill('injected@primer.example')
    await form.locator('[name="consent"]').check()
    await injectElements(page)
    held?.release()
    await hydrated(page)
    await form.locator('button[type="submit"]').click()
    await eventually(() => form.getByRole('status').locator('[data-kind]').getAttribute('data-kind')).toBe('success')
    await peer.waitForMail(({ envelope }) => envelope.to.includes('injected@primer.example'))
  })
})
