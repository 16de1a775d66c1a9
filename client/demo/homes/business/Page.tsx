import pictures from 'virtual:pictures/home-business'
import './colours.css'
import { officeShares, officeYear } from './facts.ts'
import { Carousel } from '../../../kit/Carousel.tsx'
import { SampleLogos } from '../../../kit/ClientLogo.tsx'
import { Counters } from '../../../kit/Counters.tsx'
import { IconBoxes } from '../../../kit/IconBoxes.tsx'
import { PieCharts } from '../../../kit/PieCharts.tsx'
import { TabText } from '../../../kit/TabText.tsx'
import { Tabs } from '../../../kit/Tabs.tsx'
import { TestimonialCards } from '../../../kit/TestimonialCard.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { MovingStill } from '../parts/MovingStill.tsx'
import { PostTeasers } from '../parts/PostTeasers.tsx'
import { RequestForm } from '../parts/RequestForm.tsx'
import styles from './Page.module.css'
import { ServiceBanner } from './ServiceBanner.tsx'
import { StairHero } from './StairHero.tsx'

/** The home page of a sample office that handles other firms' paperwork. */
export default homePage(
  'business',
  ({ heading, lead, start, all, steps, intro, services, shares, month, late, counts, voices, clients, blog, call }) => (
    <>
      <StairHero heading={heading} lead={lead} start={start} all={all} words={steps} />
      <HomeSection title={intro.title} lead={intro.lead} size="large">
        <IconBoxes words={intro.items} icons={{ call: 'phone', note: 'contract', done: 'check' }} look="stairs" />
      </HomeSection>
      <HomeSection title={services.title} id="services" ground="tint" width="toEnd">
        <Carousel
          label={services.title}
          view="three"
          pager="fraction"
          controls="above"
          isJoined
          slides={{
            wages: <ServiceBanner words={services.items.wages} picture={pictures.wages} tone="night" />,
            invoices: <ServiceBanner words={services.items.invoices} picture={pictures.invoices} tone="second" />,
            archive: <ServiceBanner words={services.items.archive} picture={pictures.archive} tone="third" />,
            contracts: <ServiceBanner words={services.items.contracts} picture={pictures.contracts} tone="accent" />,
          }}
        />
      </HomeSection>
      <HomeSection title={shares.title} ground="accent" head="beside" size="large">
        <div className={styles.shares}>
          <PieCharts values={officeShares} labels={shares.labels} />
        </div>
      </HomeSection>
      <HomeSection title={month.title} size="huge" head="stack">
        <Tabs
          id="month"
          label={month.choose}
          look="line"
          tabs={{
            start: {
              label: month.tabs.start.label,
              content: (
                <TabText isLarge heading={month.tabs.start.heading} beside={<Picture of={pictures.start} alt="" />}>
                  {month.tabs.start.text}
                </TabText>
              ),
            },
            middle: {
              label: month.tabs.middle.label,
              content: (
                <TabText isLarge heading={month.tabs.middle.heading} beside={<Picture of={pictures.middle} alt="" />}>
                  {month.tabs.middle.text}
                </TabText>
              ),
            },
            end: {
              label: month.tabs.end.label,
              content: (
                <TabText isLarge heading={month.tabs.end.heading} beside={<Picture of={pictures.end} alt="" />}>
                  {month.tabs.end.text}
                </TabText>
              ),
            },
          }}
        />
      </HomeSection>
      <HomeSection title={late.title} lead={late.text} ground="night" head="beside" width="toEnd" isTight>
        <MovingStill of={pictures.late} move="up" />
      </HomeSection>
      <HomeSection title={counts.title} size="small" isTight>
        <Counters values={officeYear} labels={counts.labels} look="columns" />
      </HomeSection>
      <HomeSection title={voices.title} ground="tint" size="large" head="stack">
        <TestimonialCards voices={voices.items} look="ruled" />
        <div className={styles.marks}>
          <h3>{clients.title}</h3>
          <SampleLogos look="border" />
        </div>
      </HomeSection>
      <HomeSection title={blog.title}>
        <PostTeasers home="business" category="business" look="cards" all={blog.all} />
      </HomeSection>
      <HomeSection title={call.title} lead={call.text} id="call" ground="second" head="beside" size="large">
        <RequestForm kind="callback" anchor="papers" label={call.title} send={call.send} tone="ink" hasNotes />
      </HomeSection>
    </>
  ),
)
