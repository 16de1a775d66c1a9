import pictures from 'virtual:pictures/forms'
import { Picture } from '../../../ui/Picture.tsx'
import { PhoneBand, CallToAction, ChoiceBand } from '../../../kit/CallToAction.tsx'
import { elementPage } from '../examples.tsx'

export default elementPage(
  'call-to-action',
  {
    poster: ({ join }) => (
      <CallToAction look="poster" heading={join.heading} action={join.action} topic="join" tone="ink" />
    ),
    phone: ({ call }) => <PhoneBand heading={call.heading} text={call.text} />,
    picture: ({ control }) => (
      <CallToAction
        look="picture"
        heading={control.heading}
        text={control.text}
        action={control.action}
        topic="controller"
        picture={<Picture of={pictures.bridge} alt="" />}
      />
    ),
    choices: ({ join, control }) => (
      <ChoiceBand
        choices={[
          { heading: join.heading, text: join.text, topic: 'join' },
          { heading: control.heading, text: control.text, topic: 'controller' },
        ]}
      />
    ),
    line: ({ ask }) => (
      <CallToAction
        look="line"
        heading={ask.heading}
        text={ask.text}
        action={ask.action}
        topic="question"
        tone="paper"
      />
    ),
  },
  { preview: 'line', sign: 'steps', opening: 'rise' },
)
