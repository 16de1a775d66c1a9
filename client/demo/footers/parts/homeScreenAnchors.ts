/** Anchors of the home screen instructions, on the page of the footer `home-screen`. */
export const homeScreenAnchors = { phone: 'on-phone', computer: 'on-computer' } as const
export type HomeScreenDevice = keyof typeof homeScreenAnchors
export const homeScreenDevices = Object.keys(homeScreenAnchors) as HomeScreenDevice[]
