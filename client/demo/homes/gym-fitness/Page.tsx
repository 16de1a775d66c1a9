import type { ReactNode } from 'react'
import pictures from 'virtual:pictures/home-gym-fitness'
import './colours.css'
import { gymClasses, gymOffer, gymPrices, gymRoom, gymYear, type GymClass } from './facts.ts'
import { Carousel } from '../../../kit/Carousel.tsx'
import { Counters } from '../../../kit/Counters.tsx'
import { PricingTable } from '../../../kit/PricingTable.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { MovingStill } from '../parts/MovingStill.tsx'
import { People } from '../parts/People.tsx'
import { Barbell } from './Barbell.tsx'
import { ClassCard } from './ClassCard.tsx'
import styles from './Page.module.css'
import { GymHero } from './GymHero.tsx'
import { ParallaxNumbers } from './ParallaxNumbers.tsx'
import { PassAndWeek } from './PassAndWeek.tsx'
import { WorkoutBanners } from './WorkoutBanners.tsx'

const classIds = Object.keys(gymClasses) as GymClass[]

/** Renders the home of a gym: the sections of the specification in its order, with the barbell of the week. */
export default homePage('gym-fitness', (words) => (
  <>
    <GymHero heading={words.heading} start={words.try} see={words.see} picture={pictures.runner} />
    <HomeSection title={words.numbers.title} size="small" head="stack">
      <ParallaxNumbers values={gymRoom} labels={words.numbers.labels} />
    </HomeSection>
    <HomeSection title={words.ways.title} size="huge" width="full" ground="tint">
      <WorkoutBanners words={words.ways} pictures={pictures} />
    </HomeSection>
    <HomeSection title={words.classes.title} lead={words.classes.lead} size="normal" width="toEnd">
      <Carousel
        label={words.classes.label}
        view="four"
        pager="fraction"
        controls="above"
        slides={
          Object.fromEntries(
            classIds.map((id) => [id, <ClassCard key={id} of={id} words={words.classes.items[id]} />]),
          ) as Record<GymClass, ReactNode>
        }
      />
    </HomeSection>
    <HomeSection title={words.bar.title} lead={words.bar.lead} ground="night" size="large">
      <Barbell words={words.bar} classes={words.classes.items} />
    </HomeSection>
    <HomeSection title={words.year.title} ground="second" size="small" isTight>
      <div className={styles.year}>
        <Counters values={gymYear} labels={words.year.labels} />
      </div>
    </HomeSection>
    <HomeSection title={words.tea.title} lead={words.tea.text} head="beside">
      <div className={styles.tea}>
        <MovingStill of={pictures.tea} move="near" />
      </div>
    </HomeSection>
    <PassAndWeek pass={words.pass} week={words.week} classes={words.classes.items} picture={pictures.rack} />
    <HomeSection title={words.plans.title} lead={words.plans.lead} size="large">
      <div className={styles.plans}>
        <PricingTable offer={gymOffer} prices={gymPrices} words={words.plans} />
      </div>
    </HomeSection>
    <HomeSection title={words.coaches.title} lead={words.coaches.lead} ground="tint">
      <People people={words.coaches.people} pictures={pictures} look="stairs" />
    </HomeSection>
  </>
))
