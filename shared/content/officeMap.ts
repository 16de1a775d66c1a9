import { frameHosts, type Embed } from './media.ts'

/** Half the width and height of the map's frame, in degrees. */
const mapReach = [0.02, 0.01] as const

/** Returns the address of the frame with the map of an OpenStreetMap link. */
function mapFrame(link: string): string {
  const { searchParams } = new URL(link)
  const [lon, lat] = [Number(searchParams.get('mlon')), Number(searchParams.get('mlat'))]
  const box = [lon - mapReach[0], lat - mapReach[1], lon + mapReach[0], lat + mapReach[1]].map((side) =>
    side.toFixed(4),
  )
  return `${frameHosts.openStreetMap}/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${lat}%2C${lon}`
}

/**
 * Returns the map of the party's office on another site, from an OpenStreetMap link with a marker. Separate from the films, so that
 * their pages do not load it.
 */
export const officeMap = (link: string): Embed => ({ host: 'openStreetMap', page: link, frame: mapFrame(link) })
