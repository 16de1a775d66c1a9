/** The forms whose submissions arrive at `POST /api/send`; `api` is a call that names none. */
export const sendForms = ['contact', 'order', 'request', 'api'] as const
export type SendForm = (typeof sendForms)[number]

/** The forms whose submissions arrive at `POST /api/subscribe`. */
export const subscribeForms = ['newsletter', 'api'] as const
export type SubscribeForm = (typeof subscribeForms)[number]

/** Every form that a page shows and a call answers. */
export const formNames = ['contact', 'order', 'request', 'newsletter'] as const
export type FormName = (typeof formNames)[number]

/** Forms that post to their own page and have no call. */
export const pageForms = ['my-data', 'donate'] as const
export type PageForm = (typeof pageForms)[number]
