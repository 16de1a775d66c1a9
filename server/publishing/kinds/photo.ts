import type { PhotoFields } from '#shared/publishing/documents.ts'
import { text } from '../../staff/text.ts'
import { noonOf } from '../times.ts'
import { defineKind, titleOf } from './kind.ts'
import { day, pictureEntries, pictureFacts, pictureOf, yesOrNo } from './values.ts'

export const photo = defineKind({
  folder: 'photos',
  example: 'zbor-u-nisu',
  texts: { title: { key: 'caption', limit: 150, example: '…' } },
  hasBody: false,
  shownOn: ['/gallery', '/press'],
  facts: { ...pictureFacts, date: day, gallery: yesOrNo('gallery', true), press: yesOrNo('press') },
  pastDays: ['date'],
  read({ values, report, require }): PhotoFields {
    const { date, gallery = true, press = false } = values
    require('picture', 'zbor.jpg')
    if (!gallery && !press)
      report('gallery', text('publishing.nowhere', { gallery: 'gallery: true', press: 'press: true' }))
    return {
      kind: 'photo',
      picture: { name: '', look: 'plain' },
      ...pictureOf(values),
      ...(date && { date }),
      isInGallery: gallery,
      isForPress: press,
    }
  },
  write: ({ picture, date, isInGallery: gallery, isForPress: press }) => ({
    ...pictureEntries({ picture }),
    ...(date !== undefined && { date }),
    ...{ gallery, press },
  }),
  draft: () => ({ picture: '', date: '', gallery: true, press: false }),
  listing: ({ date }) => ({ sortAt: noonOf(date) }),
  summary: titleOf,
})
