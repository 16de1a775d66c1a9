export type CallName = 'send' | 'subscribe'

/** Returns the address of a call; `form` returns tokens, `suggest` suggestions of the search. */
export const apiAddress = (name: CallName | 'form' | 'suggest'): string => `${__API_BASE__}/${name}`
