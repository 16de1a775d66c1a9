/*
 * Parses the text of an NBS IPS QR code by the published rules. It shares no code with the writer of these codes, and rejects everything
 * that it does not know.
 */

export interface ReadPayment {
  account: string
  recipient: string[]
  /** Hundredths of a dinar. */
  paras: bigint
  payer: string[] | undefined
  code: string
  purpose: string
  model: string
  reference: string
}

const order = 'K V C R N I P SF S RO'.split(' ')

function must(isSo: boolean, problem: string): asserts isSo {
  if (!isSo) throw new Error(problem)
}

const countOf = (text: string): number => [...text].length

function lines(text: string, tag: string): string[] {
  must(countOf(text) >= 1 && countOf(text) <= 70, `${tag}: 1 to 70 characters`)
  const all = text.split(/\r?\n/)
  must(all.length <= 3, `${tag}: three lines`)
  for (const line of all) {
    must(line.length > 0 && !/^\s|\s$/.test(line), `${tag}: a space at an end, or an empty line`)
    must(!/\p{Script=Cyrillic}|\p{Script=Greek}|\p{C}/u.test(line), `${tag}: Latin script`)
  }
  return all
}

/** Returns the control digits of model 97. */
function controlOf(body: string): string {
  const digits = [...body]
    .map((sign) => (/\d/.test(sign) ? sign : String('ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(sign) + 10)))
    .join('')
  return (98n - ((BigInt(digits) * 100n) % 97n)).toString().padStart(2, '0')
}

/**
 * Parses a payment.
 * @throws Error with the violated rule
 */
export function parsePayment(text: string): ReadPayment {
  must(text === text.trim(), 'a space or a line break at an end')
  must(!text.startsWith('|') && !text.endsWith('|'), 'a bar at an end')
  must(new TextDecoder('utf-8', { fatal: true }).decode(new TextEncoder().encode(text)) === text, 'UTF-8')
  const pairs = text.split('|').map((part) => {
    const at = part.indexOf(':')
    must(at > 0, `no tag: ${part}`)
    const [tag, value] = [part.slice(0, at), part.slice(at + 1)]
    must(value !== '', `${tag}: empty`)
    return [tag, value] as const
  })
  const tags = pairs.map(([tag]) => tag)
  must(new Set(tags).size === tags.length, 'a tag twice')
  must(
    tags.every((tag) => order.includes(tag)) && tags.join() === order.filter((tag) => tags.includes(tag)).join(),
    `tags: ${tags.join()}`,
  )
  const values = new Map(pairs)
  const get = (tag: string): string => {
    const value = values.get(tag)
    must(value !== undefined, `${tag}: missing`)
    return value
  }
  must(get('K') === 'PR' && get('V') === '01' && get('C') === '1', 'K:PR, V:01, C:1')

  const account = get('R')
  must(/^\d{18}$/.test(account) && BigInt(account) % 97n === 1n, 'R: 18 digits, the whole mod 97 is 1')
  must(98n - ((BigInt(account.slice(0, 16)) * 100n) % 97n) === BigInt(account.slice(16)), 'R: control digits')

  const amount = get('I')
  must(amount.length <= 18, 'I: 18 characters')
  const [, dinars, paras] = /^RSD(0|[1-9]\d*),(\d\d)$/.exec(amount) ?? []
  must(dinars !== undefined && paras !== undefined, 'I: RSD1500,00')
  const sum = BigInt(dinars) * 100n + BigInt(paras)
  must(sum >= 1n, 'I: from RSD0,01')

  must(/^\d{3}$/.test(get('SF')), 'SF: three digits')
  const purpose = get('S')
  must(countOf(purpose) <= 35 && !/[\r\n]/.test(purpose), 'S: 35 characters in one line')

  const reference = get('RO')
  must(reference.length <= 25 && /^\d\d/.test(reference), 'RO: a model of two digits, at most 25')
  const [model, number] = [reference.slice(0, 2), reference.slice(2)]
  if (model === '97') {
    must(/^\d\d[0-9A-Z]+$/.test(number), 'RO: model 97 has no dash')
    must(controlOf(number.slice(2)) === number.slice(0, 2), 'RO: control digits')
  } else must(model === '00', `RO: model ${model}`)

  return {
    account,
    recipient: lines(get('N'), 'N'),
    paras: sum,
    payer: values.has('P') ? lines(get('P'), 'P') : undefined,
    code: get('SF'),
    purpose,
    model,
    reference: number,
  }
}
