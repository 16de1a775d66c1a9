export type CallName = 'send' | 'subscribe'

/** Where a call is answered; `form` gives tokens, `suggest` what a search may mean. */
export const apiAddress = (name: CallName | 'form' | 'suggest'): string => `${__API_BASE__}/${name}`
