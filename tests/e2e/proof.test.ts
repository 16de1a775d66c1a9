import type { Page, Request } from 'playwright'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { eventually, said, test } from '#tests/support/browser.ts'
import { startSite, type SiteProcess } from '#tests/support/siteProcess.ts'

let guardedSite: SiteProcess
beforeAll(async () => {
  guardedSite = await startSite({ env: { PROOF_OF_WORK: 'on' } })
})
afterAll(() => guardedSite.stop())

const isProof = (request: Request) => /\/proof-[\w-]+\.js$/.test(request.url())

/** Records the requests of a page from now on. */
function requestsOf(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return requests
}

function newsletter(page: Page) {
  const form = page.locator('form#newsletter')
  return {
    form,
    box: form.getByRole('status').locator('[data-kind]'),
    send: async (email: string) => {
      await form.locator('[name="email"]').fill(email)
      await form.locator('[name="consent"]').check()
      await form.locator('button[type="submit"]').click()
    },
  }
}

describe('a form with proof of work', () => {
  test('solves the challenge when it first gets the focus, and sends the proof with its token', async ({ visitor }) => {
    const page = await visitor.open('/contact', { origin: guardedSite.url })
    const requests = requestsOf(page)
    const { form, box, send } = newsletter(page)
    expect(requests.filter(isProof)).toEqual([])
    await form.locator('[name="email"]').focus()
    await eventually(() => requests.filter(isProof).length).toBe(1)
    await send('ana@primer.example')
    await eventually(() => box.getAttribute('data-kind')).toBe('success')
    const sent = requests.find((request) => request.method() === 'POST')?.postDataJSON() as Record<string, string>
    expect(sent['token']).toMatch(/^\w+\./)
    const payload = JSON.parse(atob(sent['proof']!)) as { challenge: { parameters: { data: object } } }
    expect(payload.challenge.parameters.data).toEqual({ token: sent['token'] })
  })

  test('shows an error beyond the rate limit when the browser cannot solve it, until the form is reset', async ({
    visitor,
  }) => {
    visitor.expectNoise(/status of 429/)
    for (let status = 200; status !== 429;) {
      const body = JSON.stringify({ email: 'boris@primer.example' })
      const headers = { 'content-type': 'application/json' }
      status = (await fetch(`${guardedSite.url}/api/subscribe`, { method: 'POST', headers, body })).status
    }
    const page = await visitor.open('/contact', {
      origin: guardedSite.url,
      // `crypto.subtle` is missing on plain HTTP to another machine.
      before: (opened) =>
        opened.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })),
    })
    const { form, box, send } = newsletter(page)
    await send('ana@primer.example')
    await eventually(() => box.textContent()).toContain(said('en').forms.problems.unproven)
    expect(await form.locator('[name="email"]').inputValue()).toBe('ana@primer.example')
    await form.evaluate((element: HTMLFormElement) => element.reset())
    await eventually(() => box.count()).toBe(0)
    expect(await form.getAttribute('data-status')).toBe('idle')
  })
})

describe('a sign-up beyond the hourly mail limit', () => {
  let limitedSite: SiteProcess
  beforeAll(async () => {
    limitedSite = await startSite({ env: { MAILS_PER_HOUR: '1' } })
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ email: 'boris@primer.example' })
    await fetch(`${limitedSite.url}/api/subscribe`, { method: 'POST', headers, body })
  })
  afterAll(() => limitedSite.stop())

  test('is sent again with a proof, without a message to the visitor', async ({ visitor }) => {
    visitor.expectNoise(/status of 429/)
    const page = await visitor.open('/contact', { origin: limitedSite.url })
    const requests = requestsOf(page)
    const { box, send } = newsletter(page)
    await send('ana@primer.example')
    await eventually(() => box.getAttribute('data-kind')).toBe('success')
    const sent = requests.filter((request) => request.method() === 'POST')
    const [first, second] = sent.map((request) => request.postDataJSON() as Record<string, string>)
    expect(sent).toHaveLength(2)
    expect([second!['key'], first!['proof'], second!['proof']]).toEqual([first!['key'], undefined, expect.any(String)])
  })

  test('asks a browser without crypto.subtle to wait and keeps the typed values', async ({ visitor }) => {
    visitor.expectNoise(/status of 429/)
    const page = await visitor.open('/contact', {
      origin: limitedSite.url,
      before: (opened) =>
        opened.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })),
    })
    const { form, box, send } = newsletter(page)
    await send('vera@primer.example')
    await eventually(() => box.textContent()).toContain(said('en').forms.problems.wait)
    expect(await form.locator('[name="email"]').inputValue()).toBe('vera@primer.example')
    expect(await form.locator('[name="consent"]').isChecked()).toBe(true)
  })
})

test('a form without proof of work loads no code for it', async ({ visitor }) => {
  const page = await visitor.open('/contact')
  const requests = requestsOf(page)
  const { box, send } = newsletter(page)
  await send('ana@primer.example')
  await eventually(() => box.getAttribute('data-kind')).toBe('success')
  expect(requests.filter(isProof)).toEqual([])
  const sent = requests.find((request) => request.method() === 'POST')?.postDataJSON() as Record<string, string>
  expect(sent).not.toHaveProperty('proof')
})
