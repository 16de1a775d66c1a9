/** Returns the `tel:` address of a displayed phone number (RFC 3966). */
export const phoneAddress = (shown: string): string => `tel:${shown.replace(/[^\d+]/g, '')}`
