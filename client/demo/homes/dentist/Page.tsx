import pictures from 'virtual:pictures/home-dentist'
import { IconBoxes } from '../../../kit/IconBoxes.tsx'
import { TestimonialCards } from '../../../kit/TestimonialCard.tsx'
import { TintedFilm } from '../../../kit/TintedFilm.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { People } from '../parts/People.tsx'
import './colours.css'
import styles from './Page.module.css'
import { DentistHero } from './DentistHero.tsx'
import { OpeningHours } from './OpeningHours.tsx'
import { ReasonsAndForm } from './ReasonsAndForm.tsx'
import { ServiceCards } from './ServiceCards.tsx'
import { TreatmentPrices } from './TreatmentPrices.tsx'

/** The home page of a sample dental surgery, with all sections of the specification and a price list. */
export default homePage(
  'dentist',
  ({ heading, book, whoAnswers, first, film, services, prices, doctors, reasons, form, reviews, hours }) => (
    <>
      <DentistHero heading={heading} book={book} prices={prices.title} answers={whoAnswers} hours={hours.title} />
      <HomeSection title={first.title} size="small" head="centre" isTight>
        <div className={styles.first}>
          <IconBoxes
            words={first.items}
            icons={{ told: 'loudspeaker', time: 'clock', price: 'invoice', stop: 'alert' }}
            look="horizon"
          />
        </div>
      </HomeSection>
      <HomeSection title={film.title} lead={film.text} head="beside" width="toEnd" ground="deep" isTight>
        <TintedFilm film="river" label={film.label} ink="accent" />
      </HomeSection>
      <HomeSection title={services.title} size="large">
        <ServiceCards words={services} pictures={pictures} />
      </HomeSection>
      <HomeSection title={prices.title} lead={prices.lead} id="prices" ground="tint" size="large">
        <TreatmentPrices words={prices} groups={services.items} />
      </HomeSection>
      <HomeSection title={doctors.title} lead={doctors.lead} size="large" width="full" className={styles.doctors}>
        <People people={doctors.people} pictures={pictures} look="arches" />
      </HomeSection>
      <ReasonsAndForm reasons={reasons} form={form} />
      <HomeSection title={reviews.title} size="small" className={styles.reviews}>
        <TestimonialCards voices={reviews.voices} look="ruled" />
      </HomeSection>
      <HomeSection title={hours.title} lead={hours.text} id="hours" ground="third" isTight>
        <OpeningHours closed={hours.closed} />
      </HomeSection>
    </>
  ),
)
