/** Of a home's first screen, in CSS pixels. */
export const thumbnailSize = { width: 480, height: 360 } as const
