import pictures from 'virtual:pictures/home-photography'
import type { PageCatalog } from '#locales/catalog.ts'
import './colours.css'
import { photoPrices, photoPrints, type PhotoPrint } from './facts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import { Blockquote } from '../../../kit/Blockquote.tsx'
import { PictureWall } from '../../../kit/PictureWall.tsx'
import { PriceList } from '../../../kit/PriceList.tsx'
import { StyledButton } from '../../../kit/StyledButton.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { ClientMarks } from '../parts/ClientMarks.tsx'
import { PostTeasers } from '../parts/PostTeasers.tsx'
import { RequestForm } from '../parts/RequestForm.tsx'
import { useFolio } from '../parts/useFolio.ts'
import styles from './Page.module.css'
import { PhotoSeries } from './PhotoSeries.tsx'
import { Viewfinder } from './Viewfinder.tsx'

type Words = PageCatalog['home/photography']
type SingleId = keyof Words['gallery']['items']

/** The single photographs, in the order of the gallery. */
const singles = {
  lamp: { file: pictures.lamp, shape: 'wide' },
  tower: { file: pictures.tower, shape: 'upright' },
  deck: { file: pictures.deck, shape: 'square' },
  hills: { file: pictures.hills, shape: 'wide' },
  cables: { file: pictures.cables, shape: 'wide' },
  welder: { file: pictures.welder, shape: 'upright' },
} as const satisfies Record<SingleId, { file: PictureFile; shape: string }>

function Photography({
  heading,
  book,
  choose,
  about,
  series,
  gallery,
  prices,
  voices,
  marks,
  journal,
  booking,
}: Words) {
  const { language } = useSite()
  const projects = useFolio('photography')
  const sizeOf = (print: PhotoPrint) =>
    `${photoPrints[print].size.map((side) => formatNumber(side, language)).join(' × ')} cm`
  return (
    <>
      <Viewfinder
        heading={heading}
        book={book}
        choose={choose}
        frames={projects.flatMap(({ project: { title, alt, wide } }, index) => {
          const single = (['lamp', 'hills', 'deck'] as const)[index]!
          const { caption, alt: singleAlt } = gallery.items[single]
          return [
            { title, alt, file: wide },
            { title: caption, alt: singleAlt, file: pictures[single] },
          ]
        })}
      />
      <HomeSection title={about.title} head="beside">
        <div className={styles.about}>
          <p>{about.text}</p>
          <p>{about.more}</p>
        </div>
      </HomeSection>
      <PhotoSeries words={series} projects={projects} />
      <HomeSection title={gallery.title} lead={gallery.lead} size="small" className={styles.frames}>
        <PictureWall
          look="justified"
          pictures={(Object.keys(singles) as SingleId[]).map((id) => ({ id, ...singles[id], ...gallery.items[id] }))}
        />
        <div className={styles.under}>
          <StyledButton route="portfolio-justifiedGallery" tone="outline" iconAfter="arrow">
            {gallery.all}
          </StyledButton>
        </div>
      </HomeSection>
      <HomeSection title={prices.title} lead={prices.lead} ground="accent">
        <div className={styles.prices}>
          <div>
            <h3>{prices.time}</h3>
            <PriceList prices={photoPrices} items={prices.items} />
          </div>
          <div>
            <h3>{prices.paper}</h3>
            <PriceList
              prices={{
                small: photoPrints.small.price,
                middle: photoPrints.middle.price,
                large: photoPrints.large.price,
              }}
              items={{
                small: { name: sizeOf('small'), note: prices.prints.small },
                middle: { name: sizeOf('middle'), note: prices.prints.middle },
                large: { name: sizeOf('large'), note: prices.prints.large },
              }}
            />
          </div>
        </div>
      </HomeSection>
      <HomeSection title={voices.title} ground="deep" size="small" head="stack">
        <div className={styles.voices}>
          {Object.entries(voices.people).map(([id, { quote, ...person }]) => (
            <Blockquote key={id} quote={quote} person={person} />
          ))}
        </div>
        <ClientMarks {...marks} marks={['sun', 'italic', 'stamp', 'ring']} />
      </HomeSection>
      <HomeSection
        title={journal.title}
        lead={journal.lead}
        ground="night"
        size="large"
        width="full"
        className={styles.journal}
      >
        <PostTeasers home="photography" category="travel" look="overlay" all={journal.all} />
      </HomeSection>
      <HomeSection
        title={booking.title}
        lead={
          <>
            <p>{booking.text}</p>
            <div className={styles.camera}>
              <Picture of={pictures.camera} alt="" />
            </div>
          </>
        }
        id="booking"
        ground="third"
        head="beside"
      >
        <RequestForm kind="appointment" anchor="booking-form" label={booking.title} send={booking.send} hasNotes />
      </HomeSection>
    </>
  )
}

/** Renders the home of a photographer: a viewfinder, then the sections of the specification in its order. */
export default homePage('photography', (words) => <Photography {...words} />)
