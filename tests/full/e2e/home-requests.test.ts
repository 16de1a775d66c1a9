import { describe, expect } from 'vitest'
import { reach } from '#shared/content/organisation.ts'
import { requestFields, requestKinds, type RequestField, type RequestKind } from '#shared/forms/requestFields.ts'
import { languages } from '#shared/i18n/languages.ts'
import { dayOf } from '#shared/localDay.ts'
import { homeNames, type HomeName } from '#shared/routes/homes.ts'
import { addressOf } from '#shared/routes/url.ts'
import { accessibility, eventually, said, test } from '#tests/support/browser.ts'

/* The request forms of all homes, and each kind of request also without script: from the button to the office's mailbox. */

const dayIn = (days: number) => dayOf(Date.now() + days * 86_400_000)
const given: Readonly<Record<RequestField | 'message', string>> = {
  name: 'Ana Anić',
  phone: reach.phone,
  date: dayIn(3),
  time: '19:30',
  arrival: dayIn(40),
  departure: dayIn(44),
  guests: '4',
  site: 'primer.example',
  message: 'Sto kraj prozora, ako može.',
}

/** Returns the kinds of the request forms in the document of a page, in order. */
async function kindsAt(address: string): Promise<RequestKind[]> {
  const document = await (await fetch(address)).text()
  return [...document.matchAll(/<input type="hidden" name="about" value="(\w+)"/g)].map(
    ([, kind]) => kind as RequestKind,
  )
}

const visits = homeNames.map((home, at) => ({ home, language: languages[at % languages.length]! }))

/** The kinds of requests that have been sent, with script and without. */
const testedKinds = { true: new Set<RequestKind>(), false: new Set<RequestKind>() }

describe.each([true, false] as const)('a request form, script: %s', (script) => {
  const seen = testedKinds[`${script}`]

  test.for(visits)(
    'of $home in $language shows its errors, keeps the typed values, and is mailed after a correction',
    async ({ home, language }, { visitor, peer, site }) => {
      const { errors, success } = said(language).forms
      const address = addressOf(`home-${home satisfies HomeName}`)
      for (const about of await kindsAt(new URL(address, site.url).href)) {
        const isNew = !seen.has(about)
        // Without script, one test for each kind is enough, because the form is the same everywhere.
        if (!script && !isNew) continue
        seen.add(about)
        const page = await visitor.open(address, { script, language })
        const form = page.locator(`form:has(input[name="about"][value="${about}"])`)
        const field = (name: string) => form.locator(`[name="${name}"]`)
        const names: (keyof typeof given)[] = [...requestFields[about]]
        if ((await field('message').count()) > 0) names.push('message')
        const opener = form.locator('summary')
        if ((await opener.count()) > 0) await opener.click()
        const email = `${home}-${about}-${String(script)}@primer.example`
        for (const name of names) await field(name).fill(given[name])
        await field('email').fill('ana@')
        await form.locator('[type="submit"]').click()
        await eventually(() => form.locator('[id$="-error"]').allTextContents()).toEqual([
          errors.invalidEmail,
          errors.consentRequired,
        ])
        for (const name of names) expect([name, await field(name).inputValue()]).toEqual([name, given[name]])
        if (!script) await eventually(() => new URL(page.url()).hash).toBe(`#${await form.getAttribute('id')}`)
        else if (isNew) expect(await accessibility(page)).toEqual([])

        await field('email').fill(email)
        await field('consent').check()
        await form.locator('[type="submit"]').click()
        await eventually(async () =>
          (await form.getByRole('status').locator('p').filter({ visible: true }).allTextContents()).at(0),
        ).toBe(success.contact)
        const { envelope, parsed } = await peer.waitForMail(
          (each) => each.parsed.replyTo?.some(({ address }) => address === email) ?? false,
        )
        expect(envelope.to).toEqual([reach.email])
        const { kinds, fields } = said('sr').requests
        const mailedTexts = names.map((name) =>
          name === 'name' || name === 'phone' || name === 'message' ? given[name] : fields[name],
        )
        for (const words of [kinds[about], ...mailedTexts]) expect(parsed.text).toContain(words)
      }
    },
  )

  test('of the hotel opens at its errors if it is sent from the first step', async ({ visitor }) => {
    const page = await visitor.open(addressOf('home-hotel-resort'), { script })
    const form = page.locator('form#stay')
    expect(await form.locator('[name="email"]').isVisible()).toBe(false)
    await form.locator('[name="departure"]').press('Enter')
    await eventually(() => form.locator('[name="email"]').isVisible()).toBe(true)
    await eventually(() => form.locator('[id$="-error"]').count()).toBe(requestFields.stay.length + 2)
  })

  test('has been tested for every kind of request', () => {
    expect([...seen].sort()).toEqual([...requestKinds].sort())
  })
})
