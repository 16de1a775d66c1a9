/** The forms that post to `POST /api/send`; `api` stands for a call without a form name. */
export const sendForms = ['contact', 'join', 'attend', 'order', 'request', 'api'] as const
export type SendForm = (typeof sendForms)[number]

/** The forms that post to `POST /api/subscribe`. */
export const subscribeForms = ['newsletter', 'api'] as const
export type SubscribeForm = (typeof subscribeForms)[number]

/** The forms that have a page and an API call. */
export const formNames = ['contact', 'join', 'attend', 'order', 'request', 'newsletter'] as const
export type FormName = (typeof formNames)[number]

/** The forms that post to their own page and have no API call. */
export const pageForms = ['my-data', 'donate'] as const
export type PageForm = (typeof pageForms)[number]
