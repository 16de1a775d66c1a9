import type { RouteId } from '#shared/routes/table.ts'
import type { AddressOptions } from '#shared/routes/url.ts'
import { useAddress } from '../site/site.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { ArrowLink } from '../sections/ArrowLink.tsx'
import { Picture } from '../ui/Picture.tsx'
import { BoxIcon, type BoxIconName } from './BoxIcon.tsx'
import styles from './Services.module.css'

export type ServicesLook = 'seam' | 'index' | 'panels' | 'zigzag' | 'feature' | 'tickets' | 'switch' | 'bubbles'

/** A service: its icon and its place, on the contact page by default. */
export interface Service {
  icon: BoxIconName
  place: AddressOptions & { route?: RouteId }
}

/** The party's services. */
const services = {
  controller: { icon: 'ballot', place: { route: 'join', query: { topic: 'controller' } } },
  join: { icon: 'people', place: { route: 'join' } },
  media: { icon: 'loudspeaker', place: { query: { topic: 'media' }, anchor: 'write' } },
  office: { icon: 'place', place: { anchor: 'offices' } },
} as const satisfies Record<string, Service>

interface ServicesProps<Id extends string> {
  words: Readonly<Record<Id, { title: string; text: string; link: string }>>
  look: ServicesLook
  pictures?: Readonly<Record<Id, PictureFile>>
  hasIcons?: boolean
}

interface ServiceListProps<Id extends string> extends ServicesProps<NoInfer<Id>> {
  /** The services, in order. */
  services: Readonly<Record<Id, Service>>
}

/** Renders services, each with a sentence and a link. */
export function ServiceList<Id extends string>({
  services: places,
  words,
  look,
  pictures,
  hasIcons = false,
}: ServiceListProps<Id>) {
  const address = useAddress()
  const List = look === 'index' ? 'ol' : 'ul'
  return (
    <List className={styles.services} data-look={look}>
      {(Object.keys(places) as Id[]).map((id) => (
        <li key={id}>
          {pictures && (
            <div className={styles.picture}>
              <Picture of={pictures[id]} alt="" />
            </div>
          )}
          {hasIcons && (
            <span className={styles.icon}>
              <BoxIcon name={places[id].icon} />
            </span>
          )}
          <div className={styles.words}>
            <h3>{words[id].title}</h3>
            <p>{words[id].text}</p>
            <ArrowLink className={styles.link} to={address(places[id].place.route ?? 'contact', places[id].place)}>
              {words[id].link}
            </ArrowLink>
          </div>
        </li>
      ))}
    </List>
  )
}

/** Renders the ways to contact the party as services. */
export const Services = (shown: ServicesProps<keyof typeof services>) => <ServiceList services={services} {...shown} />
