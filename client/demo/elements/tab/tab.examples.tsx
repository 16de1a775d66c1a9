import { sampleMenu, sampleProgramme } from '#shared/content/samples.ts'
import pictures from 'virtual:pictures/element-tab'
import { Icon } from '../../../ui/Icon.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Accordion } from '../../../kit/Accordion.tsx'
import { elementPage } from '../examples.tsx'
import { FeatureList } from '../../../kit/FeatureList.tsx'
import { PriceList } from '../../../kit/PriceList.tsx'
import { Schedule } from '../../../kit/Schedule.tsx'
import { Tabs } from '../../../kit/Tabs.tsx'
import { TabText } from '../../../kit/TabText.tsx'

export default elementPage(
  'tab',
  {
    iconTabs: ({ waysToUs, ways: { write, call, visit } }) => (
      <Tabs
        id="ways"
        label={waysToUs}
        look="icons"
        tabs={{
          write: {
            label: write.label,
            mark: <Icon name="mail" />,
            content: (
              <TabText heading={write.heading} beside={<Picture of={pictures.write} alt="" />}>
                {write.text}
              </TabText>
            ),
          },
          call: {
            label: call.label,
            mark: <Icon name="phone" />,
            content: (
              <TabText heading={call.heading} beside={<Picture of={pictures.call} alt="" />}>
                {call.text}
              </TabText>
            ),
          },
          visit: {
            label: visit.label,
            mark: <Icon name="clock" />,
            content: (
              <TabText heading={visit.heading} beside={<Picture of={pictures.visit} alt="" />}>
                {visit.text}
              </TabText>
            ),
          },
        }}
      />
    ),
    topLine: ({ topics, site: { languages, themes, scripts } }) => (
      <Tabs
        id="site"
        label={topics}
        tabs={{
          languages: {
            label: languages.label,
            content: <TabText heading={languages.heading}>{languages.text}</TabText>,
          },
          themes: { label: themes.label, content: <TabText heading={themes.heading}>{themes.text}</TabText> },
          scripts: { label: scripts.label, content: <TabText heading={scripts.heading}>{scripts.text}</TabText> },
        }}
      />
    ),
    accordion: ({ questionsOf, questions: { part, data } }) => (
      <Tabs
        id="questions"
        label={questionsOf}
        look="segments"
        tabs={{
          part: { label: part.label, content: <Accordion items={part.items} /> },
          data: { label: data.label, content: <Accordion items={data.items} /> },
        }}
      />
    ),
    schedule: ({ days, programme: { friday, saturday, sunday } }) => (
      <Tabs
        id="days"
        label={days}
        look="days"
        tabs={{
          friday: {
            label: friday.label,
            mark: <b aria-hidden="true">1</b>,
            content: <Schedule times={sampleProgramme.friday} talks={friday.talks} />,
          },
          saturday: {
            label: saturday.label,
            mark: <b aria-hidden="true">2</b>,
            content: <Schedule times={sampleProgramme.saturday} talks={saturday.talks} />,
          },
          sunday: {
            label: sunday.label,
            mark: <b aria-hidden="true">3</b>,
            content: <Schedule times={sampleProgramme.sunday} talks={sunday.talks} />,
          },
        }}
      />
    ),
    text: ({ languages, tongues: { serbian, french, dutch } }) => (
      <Tabs
        id="tongues"
        label={languages}
        look="words"
        tabs={{
          serbian: { label: serbian.label, content: <TabText isLarge>{serbian.text}</TabText> },
          french: { label: french.label, content: <TabText isLarge>{french.text}</TabText> },
          dutch: { label: dutch.label, content: <TabText isLarge>{dutch.text}</TabText> },
        }}
      />
    ),
    vertical: ({ access, features: { keyboard, touch, ear } }) => (
      <Tabs
        id="access"
        label={access}
        look="side"
        tabs={{
          keyboard: { label: keyboard.label, content: <FeatureList items={keyboard.items} /> },
          touch: { label: touch.label, content: <FeatureList items={touch.items} /> },
          ear: { label: ear.label, content: <FeatureList items={ear.items} /> },
        }}
      />
    ),
    priceList: ({ menuOf, menu: { breakfast, lunch, drinks } }) => (
      <Tabs
        id="menu"
        label={menuOf}
        look="menu"
        tabs={{
          breakfast: {
            label: breakfast.label,
            content: <PriceList prices={sampleMenu.breakfast} items={breakfast.dishes} />,
          },
          lunch: {
            label: lunch.label,
            content: <PriceList prices={sampleMenu.lunch} items={lunch.dishes} />,
          },
          drinks: {
            label: drinks.label,
            content: <PriceList prices={sampleMenu.drinks} items={drinks.dishes} />,
          },
        }}
      />
    ),
  },
  { preview: 'topLine', isSmall: true, hasSamples: true },
)
