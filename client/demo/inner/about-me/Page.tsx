import pictures from 'virtual:pictures/page-about-me'
import { sampleDesk, sampleWeek } from '#shared/content/samples.ts'
import { SampleLogos } from '../../../kit/ClientLogo.tsx'
import { Counters } from '../../../kit/Counters.tsx'
import { IconBoxes } from '../../../kit/IconBoxes.tsx'
import { Paragraphs } from '../../../kit/Paragraphs.tsx'
import { ProgressBars } from '../../../kit/ProgressBars.tsx'
import { ShortContactForm } from '../../../kit/ShortContactForm.tsx'
import { Tabs } from '../../../kit/Tabs.tsx'
import { TabText } from '../../../kit/TabText.tsx'
import { TextBoxes } from '../../../kit/TextBoxes.tsx'
import { PageBand, PageSection } from '../../../sections/PageSection.tsx'
import { SideTitle } from '../../pageTitles/SideTitle.tsx'
import { innerPage } from '../innerPage.tsx'
import styles from './Page.module.css'
import { SamplePersonQuote } from './SamplePersonQuote.tsx'

const { me, ...papers } = pictures

/** The page of one person who works for the party: her skills, her day, and a form to write to her. */
export default innerPage(
  'about-me',
  ({ lead, skills, week, day, work, figures, story, logos, quote, write }, title) => (
    <>
      <SideTitle {...title} lead={lead} picture={me} side="right" />
      <PageSection title={skills.title}>
        <IconBoxes
          words={skills.items}
          icons={{ reading: 'contract', sums: 'chart', talking: 'people' }}
          look="fields"
        />
      </PageSection>
      <PageSection title={week.title}>
        <ProgressBars values={sampleWeek} labels={week.labels} look="fields" />
      </PageSection>
      <PageSection title={day.title} ground="tint" head="beside">
        <Tabs
          id="day"
          label={day.label}
          look="words"
          tabs={{
            morning: {
              label: day.parts.morning.label,
              content: <TabText isLarge>{day.parts.morning.text}</TabText>,
            },
            noon: { label: day.parts.noon.label, content: <TabText isLarge>{day.parts.noon.text}</TabText> },
            evening: {
              label: day.parts.evening.label,
              content: <TabText isLarge>{day.parts.evening.text}</TabText>,
            },
          }}
        />
      </PageSection>
      <PageSection title={work.title}>
        <TextBoxes items={work.items} look="cover" pictures={papers} />
      </PageSection>
      <PageSection title={figures.title} ground="ink">
        <div className={styles.figures}>
          <Counters values={sampleDesk} labels={figures.labels} />
        </div>
      </PageSection>
      <PageSection title={story.title} ground="highlight" head="beside">
        <Paragraphs texts={story.texts} />
      </PageSection>
      <PageSection title={logos.title} lead={logos.lead} ground="tint">
        <SampleLogos look="corners" />
      </PageSection>
      <PageBand>
        <SamplePersonQuote words={quote} look="field" />
      </PageBand>
      <PageSection title={write.title} lead={write.lead} head="beside">
        <ShortContactForm anchor="write-me" label={write.label} send={write.send} />
      </PageSection>
    </>
  ),
  { hasSamples: true },
)
