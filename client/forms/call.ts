export type CallName = 'send' | 'subscribe'

/** Where a call is answered; `form` gives tokens. */
export const apiAddress = (name: CallName | 'form'): string => `${__API_BASE__}/${name}`
