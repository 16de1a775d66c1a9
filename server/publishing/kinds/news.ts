import type { NewsFields } from '#shared/publishing/documents.ts'
import { noonOf } from '../times.ts'
import { defineKind, titleOf } from './kind.ts'
import { day, pictureEntries, pictureFacts, pictureOf, tags, yesOrNo } from './values.ts'

export const news = defineKind({
  folder: 'news',
  example: 'voda-za-sve',
  texts: { title: { limit: 150, example: '…' }, lead: { limit: 500, example: '…' } },
  hasBody: true,
  facts: { tags, date: day, press: yesOrNo('press'), ...pictureFacts },
  read: ({ values: { tags: given = [], press = false, date, ...values } }): NewsFields => ({
    kind: 'news',
    tags: given,
    isPressRelease: press,
    ...(date && { date }),
    ...pictureOf(values),
  }),
  write: ({ tags: given, date, isPressRelease: press, picture }) => ({
    tags: given,
    ...(date !== undefined && { date }),
    press,
    ...pictureEntries({ ...(picture && { picture }) }),
  }),
  draft: () => ({ tags: [], press: false, picture: '' }),
  listing: ({ date, isPressRelease }) => ({ sortAt: noonOf(date), isPressRelease }),
  summary: titleOf,
})
