import pictures from 'virtual:pictures/page-what-we-offer'
import { sampleFigures, sampleShares } from '#shared/content/samples.ts'
import { Counters } from '../../../kit/Counters.tsx'
import { IconBoxes } from '../../../kit/IconBoxes.tsx'
import { PieCharts } from '../../../kit/PieCharts.tsx'
import { RotatingWords } from '../../../kit/RotatingWords.tsx'
import { Tabs } from '../../../kit/Tabs.tsx'
import { TabText } from '../../../kit/TabText.tsx'
import { TeamDirectory } from '../../../kit/Team.tsx'
import { PageSection } from '../../../sections/PageSection.tsx'
import { ColourTitle } from '../../../sections/ColourTitle.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { innerPage } from '../innerPage.tsx'
import styles from './Page.module.css'

const { trained, meetings, volunteers } = sampleFigures

/** The page of offers: the topics of the programme, their audience, figures and the team. */
export default innerPage(
  'what-we-offer',
  ({ lead, topics, whom: { tabs, ...whom }, sentence, shares, team }, title) => (
    <>
      <ColourTitle {...title} lead={lead} />
      <PageSection title={topics.title} lead={topics.lead} ground="ink">
        <IconBoxes
          words={topics.items}
          icons={{
            work: 'contract',
            care: 'care',
            housing: 'home',
            publicMoney: 'chart',
            elections: 'ballot',
            europe: 'globe',
          }}
          look="cells"
          isLinked
        />
      </PageSection>
      <PageSection title={whom.title} lead={whom.lead} ground="tint">
        <div className={styles.pair}>
          <Counters values={{ trained, meetings, volunteers }} labels={whom.labels} look="columns" />
          <Tabs
            id="whom"
            label={whom.choose}
            look="icons"
            tabs={{
              working: {
                label: tabs.working.label,
                content: (
                  <TabText heading={tabs.working.heading} beside={<Picture of={pictures.working} alt="" />}>
                    {tabs.working.text}
                  </TabText>
                ),
              },
              looking: {
                label: tabs.looking.label,
                content: (
                  <TabText heading={tabs.looking.heading} beside={<Picture of={pictures.looking} alt="" />}>
                    {tabs.looking.text}
                  </TabText>
                ),
              },
              owning: {
                label: tabs.owning.label,
                content: (
                  <TabText heading={tabs.owning.heading} beside={<Picture of={pictures.owning} alt="" />}>
                    {tabs.owning.text}
                  </TabText>
                ),
              },
            }}
          />
        </div>
      </PageSection>
      <PageSection title={sentence.title} ground="highlight" head="beside">
        <RotatingWords sentence={sentence.text} effect="push" />
      </PageSection>
      <PageSection title={shares.title} lead={shares.lead}>
        <PieCharts values={sampleShares} labels={shares.labels} look="gauge" />
      </PageSection>
      <PageSection title={team.title} lead={team.lead}>
        <TeamDirectory people={team.people} write={team.write} />
      </PageSection>
    </>
  ),
  { hasSamples: true },
)
