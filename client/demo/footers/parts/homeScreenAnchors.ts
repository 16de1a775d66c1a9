/** Where the page about the footer with the device says how the site is put on a home screen. */
export const homeScreenAnchors = { phone: 'on-phone', computer: 'on-computer' } as const
export type HomeScreenDevice = keyof typeof homeScreenAnchors
export const homeScreenDevices = Object.keys(homeScreenAnchors) as HomeScreenDevice[]
