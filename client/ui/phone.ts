/** `tel:` address of a phone number as it is shown (RFC 3966). */
export const phoneAddress = (shown: string): string => `tel:${shown.replace(/[^\d+]/g, '')}`
