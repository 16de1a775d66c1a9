import { seatInstants } from '#shared/localDay.ts'
import type { EventFields } from '#shared/publishing/documents.ts'
import { text } from '../../staff/text.ts'
import { firstInstant } from '../times.ts'
import { defineKind, titleOf } from './kind.ts'
import {
  municipality,
  pictureEntries,
  pictureFacts,
  pictureOf,
  secureAddress,
  tags,
  wallTime,
  yesOrNo,
} from './values.ts'

const examples = { starts: '2026-12-01T18:00', ends: '2026-12-01T20:00' }

export const event = defineKind({
  folder: 'events',
  example: 'zbor-u-nisu',
  texts: { title: { limit: 150, example: '…' }, lead: { limit: 500, example: '…' }, place: { limit: 200 } },
  hasBody: true,
  facts: {
    ...{ tags, starts: wallTime, ends: wallTime, municipality },
    online: secureAddress('publishing.wrongOnline'),
    visitors: yesOrNo('visitors'),
    ...pictureFacts,
  },
  read({ values, report, require, note }): EventFields {
    const { tags: given = [], starts = '', ends = '', municipality: place, online, visitors = false } = values
    for (const key of ['starts', 'ends'] as const) {
      require(key, examples[key])
      const value = values[key] ?? ''
      if (seatInstants(value).length > 1) note(key, text('publishing.twice', { value }))
    }
    const [from] = seatInstants(starts)
    const [to] = seatInstants(ends)
    if (from !== undefined && to !== undefined && to <= from)
      report('ends', text('publishing.endsFirst', { starts, ends }))
    return {
      kind: 'event',
      tags: given,
      starts,
      ends,
      ...(place && { municipality: place }),
      ...(online && { online }),
      takesVisitors: visitors,
      ...pictureOf(values),
    }
  },
  write: ({ tags: given, starts, ends, municipality: place, online, takesVisitors: visitors, picture }) => ({
    ...{ tags: given, starts, ends },
    ...(place !== undefined && { municipality: place }),
    ...(online !== undefined && { online }),
    visitors,
    ...pictureEntries({ ...(picture && { picture }) }),
  }),
  draft: (today) => ({
    tags: [],
    starts: `${today}T18:00`,
    ends: `${today}T20:00`,
    ...{ municipality: '', online: '', visitors: true, picture: '' },
  }),
  listing: ({ starts, ends, municipality: place }) => ({
    sortAt: firstInstant(starts) ?? null,
    ends: firstInstant(ends) ?? null,
    municipality: place ?? null,
  }),
  summary: titleOf,
})
