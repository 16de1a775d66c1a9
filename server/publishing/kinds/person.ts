import type { PersonFields } from '#shared/publishing/documents.ts'
import { defineKind, titleOf } from './kind.ts'
import { pictureEntries, pictureFacts, pictureOf, wholeNumber, yesOrNo } from './values.ts'

/** The place of people whose file says nothing of it. */
const usualOrder = 100

export const person = defineKind({
  folder: 'people',
  example: 'ana-anic',
  texts: {
    title: { key: 'name', limit: 100, example: '…' },
    lead: { key: 'role', limit: 150, example: '…' },
    quotation: { limit: 300 },
  },
  hasBody: true,
  facts: { order: wholeNumber('order', [0, 9999]), leads: yesOrNo('leads'), ...pictureFacts },
  read: ({ values: { order = usualOrder, leads = false, ...values } }): PersonFields => ({
    kind: 'person',
    ...{ order, leads },
    ...pictureOf(values),
  }),
  write: ({ order, leads, picture }) => ({
    ...{ order: String(order), leads },
    ...pictureEntries({ ...(picture && { picture }) }),
  }),
  draft: () => ({ order: String(usualOrder), leads: false, picture: '' }),
  // People have no time: lists sort them by their place, as if it were one.
  listing: ({ order }) => ({ sortAt: order }),
  summary: titleOf,
})
