import type { NoticeFields } from '#shared/publishing/documents.ts'
import { readAddress } from '../markdown.ts'
import { firstInstant } from '../times.ts'
import { defineKind, titleOf } from './kind.ts'
import { invalid, single, wallTime } from './values.ts'

const target = single.transform((value, context) => {
  const address = value === '' ? '' : readAddress(value)
  return typeof address === 'string' ? address : invalid(context, address)
})

export const notice = defineKind({
  folder: 'notices',
  example: 'biralista',
  // The lead is the link's words. Without them the whole sentence is the link.
  texts: { title: { key: 'text', limit: 200, example: '…' }, lead: { key: 'link', limit: 60 } },
  hasBody: false,
  shownOn: ['/'],
  facts: { ends: wallTime, to: target },
  read({ values: { ends = '', to }, require }): NoticeFields {
    require('ends', '2026-12-01T18:00')
    return { kind: 'notice', ends, ...(to && { to }) }
  },
  write: ({ ends, to }) => ({ ends, ...(to !== undefined && { to }) }),
  draft: (day) => ({ ends: `${day}T20:00`, to: '' }),
  listing: ({ ends }) => ({ ends: firstInstant(ends) ?? null }),
  summary: titleOf,
})
