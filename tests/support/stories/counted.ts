import { expect } from 'vitest'
import { none, type Report } from '#tests/support/figures.ts'
import { ask, json } from '#tests/support/hostile.ts'
import { notStoredOnce } from '#tests/support/siteData.ts'
import { nextSubmission, submit } from '#tests/support/submissions.ts'
import { dealt, sitesOn, type Setting } from './base.ts'
import { swift } from './site.ts'

/** The rate limit of one network in ten minutes for submissions without a token. */
const withoutToken = 20

/** Sends each request to another instance. All instances together must apply the rate limits of one. */
export async function countedTogether(report: Report, { base, instances }: Required<Setting>) {
  const sites = await sitesOn(base, instances, { ...swift(undefined), RATE_LIMIT: 'on', TRUST_PROXY: '1' })
  let made = 0
  const signUp = async (turn: number, place: string, token?: string) => {
    const { headers, ...request } = json({ email: `counted${(made += 1)}@primer.example`, ...(token && { token }) })
    const sent = { path: '/api/subscribe', ...request, headers: { ...headers, 'x-forwarded-for': place } }
    return (await ask(dealt(sites, turn).url, sent)).status
  }
  const token = async (turn: number) => {
    const { body } = await ask(dealt(sites, turn).url, { path: '/api/form' })
    return (JSON.parse(body.toString()) as { token: string }).token
  }
  const signUps = (count: number, place: string) =>
    Promise.all(Array.from({ length: count }, (_, turn) => signUp(turn, place)))

  const statuses = await signUps(withoutToken * instances, '198.51.100.1')
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  const taken = statuses.filter((status) => status === 200).length
  report(`sign-ups that ${instances} sites took from one place`, taken, '', { least: withoutToken, most: withoutToken })

  // A token allows one more submission, at any instance.
  const place = '198.51.100.2'
  const used = await token(0)
  expect(await signUp(0, place, used)).toBe(200)
  expect(new Set(await signUps(withoutToken, place))).toEqual(new Set([200]))
  const again = await Promise.all(sites.map((_, turn) => signUp(turn, place, used)))
  report('sites that took a token once more', again.filter((status) => status === 200).length, '', { most: 0 })
  const fresh = await Promise.all(sites.map(async (_, turn) => signUp(turn + 1, place, await token(turn))))
  report('sites that took a token of another', fresh.filter((status) => status === 200).length, '', {
    least: instances,
  })
  const shared = await token(0)
  const atOnce = await Promise.all(sites.map((_, turn) => signUp(turn, place, shared)))
  report('sites that took one token at the same moment', atOnce.filter((status) => status === 200).length, '', {
    least: 1,
    most: 1,
  })
}

/** Sends the same submission to several instances at the same time, with and without an idempotency key. It must be stored once. */
export async function sentTwiceAtOnce(report: Report, { base, instances }: Required<Setting>) {
  const sites = await sitesOn(base, instances, swift(undefined))
  const submissions = Array.from({ length: 30 }, () => nextSubmission())
  const refused: string[] = []
  for (const submission of submissions) {
    const answers = await Promise.all(sites.map(({ url }) => submit(url, submission)))
    for (const { acknowledged, status } of answers) if (!acknowledged) refused.push(`${submission.email}: ${status}`)
  }
  none(report, `submissions to ${instances} sites at once that were refused`, refused)
  none(report, '… not stored exactly once', await notStoredOnce(base.data, submissions))
}
