import type { Milliseconds } from '#db/store.ts'
import { isLocal } from '../../isLocal.ts'
import { tlsErrors } from '../../mail/transport.ts'
import { text, type Text } from '../text.ts'
import { fault, ok, warning, type Finding } from './finding.ts'

const timeLimit: Milliseconds = 10_000
const maxRedirects = 5
/** The largest difference between two clocks that set their time by the network. */
const clockTolerance: Milliseconds = 60_000

const codeOf = (error: unknown): string => {
  const { cause = error } = error as { cause?: unknown }
  const { code, name } = cause as { code?: unknown; name?: unknown }
  return String(code ?? name)
}

function failureText(url: string, code: string): Text {
  if (tlsErrors.test(code)) return text('doctor.urlCertificate', { url, code })
  if (/ENOTFOUND|EAI_AGAIN/.test(code)) return text('doctor.urlNoHost', { url, code })
  return text(isLocal(url) ? 'doctor.urlNotStarted' : 'doctor.urlUnreachable', { url, code })
}

/** Asks `/healthz` at the public address, and follows redirects. */
async function ask(url: string): Promise<{ answer: Response; at: URL } | Finding> {
  let at = new URL('/healthz', url)
  const seen = new Set<string>()
  for (;;) {
    seen.add(at.href)
    const answer = await fetch(at, { redirect: 'manual', signal: AbortSignal.timeout(timeLimit) })
    const location = answer.headers.get('location')
    if (answer.status < 300 || answer.status > 399 || location === null) return { answer, at }
    await answer.body?.cancel()
    at = new URL(location, at)
    if (seen.has(at.href) || seen.size > maxRedirects) return fault(text('doctor.urlLoop', { url }))
  }
}

async function isHealthy(answer: Response): Promise<boolean> {
  try {
    return answer.status === 200 && ((await answer.json()) as { status?: unknown }).status === 'ok'
  } catch {
    return false
  }
}

/** Compares the clock with that of the machine that answered. */
function checkClock(url: string, date: string | null, now: Milliseconds): Finding[] {
  const theirs = Date.parse(date ?? '')
  if (Number.isNaN(theirs)) return []
  const difference = Math.abs(now - theirs)
  return difference > clockTolerance
    ? [warning(text('doctor.clockWrong', { url, count: Math.round(difference / 1000) }))]
    : [ok(text('doctor.clock', { url }))]
}

/** Checks that the site answers at PUBLIC_URL, and compares the clocks. */
export async function checkPublicUrl(url: string, now: () => Milliseconds): Promise<Finding[]> {
  let asked: Awaited<ReturnType<typeof ask>>
  try {
    asked = await ask(url)
  } catch (error) {
    return [fault(failureText(url, codeOf(error)))]
  }
  if ('state' in asked) return [asked]
  const { answer, at } = asked
  const clock = checkClock(url, answer.headers.get('date'), now())
  if (!(await isHealthy(answer))) {
    const { status } = answer
    const isGateway = status >= 502 && status <= 504
    return [fault(text(isGateway ? 'doctor.urlNotRunning' : 'doctor.urlOther', { url, status })), ...clock]
  }
  if (at.origin !== url) return [fault(text('doctor.urlElsewhere', { url, target: at.origin })), ...clock]
  if (isLocal(url)) return [warning(text('doctor.urlLocal', { url })), ...clock]
  if (at.protocol === 'http:') return [warning(text('doctor.urlOpen', { url })), ...clock]
  return [ok(text('doctor.url', { url })), ...clock]
}
