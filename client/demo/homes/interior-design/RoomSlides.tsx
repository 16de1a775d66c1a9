import { roomSpots, type RoomId } from './facts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { SnapCarousel } from '../../../kit/SnapCarousel.tsx'
import { StyledButton } from '../../../kit/StyledButton.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './RoomSlides.module.css'

type Spots<Room extends RoomId> = Readonly<Record<(typeof roomSpots)[Room][number], { title: string; text: string }>>

interface RoomSlidesProps {
  heading: string
  lead: string
  visit: string
  all: string
  words: {
    label: string
    previous: string
    next: string
    rooms: { readonly [Room in RoomId]: { alt: string; spots: Spots<Room> } }
  }
  pictures: Readonly<Record<RoomId, PictureFile>>
}

/**
 * Renders three rooms as slides across the whole screen. Each spot is a `<details>` about an object. Those of one room share a
 * name, so only one is open at a time.
 */
export function RoomSlides({
  heading,
  lead,
  visit,
  all,
  words: { label, previous, next, rooms },
  pictures,
}: RoomSlidesProps) {
  const slides = (Object.keys(roomSpots) as RoomId[]).map((id, index) => {
    const spots: readonly string[] = roomSpots[id]
    const spotWords: Readonly<Record<string, { title: string; text: string }>> = rooms[id].spots
    return {
      id,
      content: (
        <div className={styles.view}>
          <div className={styles.room}>
            <Picture of={pictures[id]} alt={rooms[id].alt} isFirst={index === 0} />
            {spots.map((spot) => (
              <details key={spot} name={`room-${id}`} className={styles.spot} data-spot={`${id}-${spot}`}>
                <summary>
                  <span>{spotWords[spot]!.title}</span>
                </summary>
                <p>
                  <b>{spotWords[spot]!.title}</b>
                  {spotWords[spot]!.text}
                </p>
              </details>
            ))}
          </div>
        </div>
      ),
    }
  })
  return (
    <div className={styles.hero}>
      <SnapCarousel label={label} previous={previous} next={next} slides={slides} className={styles.rooms} />
      <div className={styles.tab}>
        <h1>{heading}</h1>
        <div className={styles.words}>
          <p>{lead}</p>
          <div className={styles.ways}>
            <ButtonLink to={anchorTo('visit')} size="large">
              {visit}
            </ButtonLink>
            <StyledButton route="portfolio-scattered" tone="outline" size="large">
              {all}
            </StyledButton>
          </div>
        </div>
      </div>
    </div>
  )
}
