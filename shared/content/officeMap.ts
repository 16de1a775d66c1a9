import { frameHosts, type Foreign } from './media.ts'
import { organisation } from './organisation.ts'

/** Half the breadth and height of the map's frame, in degrees. */
const mapReach = [0.02, 0.01] as const

/** The frame of the map that a link to OpenStreetMap shows. */
function mapFrame(link: string): string {
  const { searchParams } = new URL(link)
  const [lon, lat] = [Number(searchParams.get('mlon')), Number(searchParams.get('mlat'))]
  const box = [lon - mapReach[0], lat - mapReach[1], lon + mapReach[0], lat + mapReach[1]].map((side) =>
    side.toFixed(4),
  )
  return `${frameHosts.openStreetMap}/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${lat}%2C${lon}`
}

/** The map of the party's office on another site; apart from the films, whose pages need not know it. */
export const officeMap: Foreign = {
  host: 'openStreetMap',
  page: organisation.mapUrl,
  frame: mapFrame(organisation.mapUrl),
}
