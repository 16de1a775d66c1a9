import type { ChapterFields } from '#shared/publishing/documents.ts'
import { costPeriods } from '#shared/content/chapterCosts.ts'
import { or, text } from '../../staff/text.ts'
import { chapterOutline, chapterSeeds } from '../chapterSeeds.ts'
import { defineKind, titleOf } from './kind.ts'
import { invalid, pictureEntries, pictureFacts, pictureOf, secureAddress, single, wholeNumber } from './values.ts'

/** The place of chapters whose file says nothing of it. */
const usualOrder = 100

/** Billions (10⁹) of dinars, in digits, with up to three decimals. */
const billions = single.transform((value, context) => {
  if (value === '') return undefined
  return /^(?!0+(?:[.,]0*)?$)\d{1,5}(?:[.,]\d{1,3})?$/.test(value)
    ? Number(value.replace(',', '.'))
    : invalid(context, text('publishing.wrongCost', { value, example: '8' }))
})

const period = single.transform((value, context) => {
  if (value === '') return undefined
  const found = costPeriods.find((one) => one === value)
  return found ?? invalid(context, text('publishing.wrongPeriod', { value, values: or([...costPeriods]) }))
})

/** The chapters of the programme. Those of the site are replaced one by one. */
export const chapter = defineKind({
  folder: 'programme',
  example: 'voda',
  texts: { title: { limit: 100, example: '…' }, lead: { limit: 300, example: '…' } },
  hasBody: true,
  shownOn: ['/programme'],
  facts: {
    order: wholeNumber('order', [0, 9999]),
    ...{ 'cost-from': billions, 'cost-to': billions, period },
    source: secureAddress('publishing.wrongSource'),
    ...pictureFacts,
  },
  read({ values, report, require }): ChapterFields {
    const { order = usualOrder, 'cost-from': from, 'cost-to': to, period: given, source } = values
    const hasCost = from !== undefined || to !== undefined || given !== undefined
    if (hasCost) {
      require('cost-from', '8')
      require('cost-to', '12')
      require('period', 'year')
    } else if (source) report('source', text('publishing.sourceWithoutCost', { example: 'cost-from: 8' }))
    if (from !== undefined && to !== undefined && to < from)
      report('cost-to', text('publishing.fallingCost', { from, to }))
    return {
      kind: 'chapter',
      order,
      ...(hasCost && { cost: { from: from ?? 0, to: to ?? 0, period: given ?? 'year' } }),
      ...(source && { source }),
      ...pictureOf(values),
    }
  },
  write: ({ order, cost, source, picture }) => ({
    order,
    ...(cost && { 'cost-from': cost.from, 'cost-to': cost.to, period: cost.period }),
    ...(source !== undefined && { source }),
    ...pictureEntries({ ...(picture && { picture }) }),
  }),
  draft: () => ({
    order: String(usualOrder),
    ...{ 'cost-from': '', 'cost-to': '', period: '', source: '', picture: '' },
  }),
  outline: chapterOutline,
  // Chapters have no time: lists sort them by their place, as if it were one.
  listing: ({ order }) => ({ sortAt: order }),
  seed: chapterSeeds,
  replacesOneSeed: true,
  summary: titleOf,
})
