import { Dropcap } from '../../../kit/Dropcap.tsx'
import { elementPage } from '../examples.tsx'

export default elementPage(
  'dropcaps',
  {
    half: ({ text }) => <Dropcap text={text} look="half" />,
    plain: ({ text }) => <Dropcap text={text} />,
    outlined: ({ text }) => <Dropcap text={text} look="outlined" />,
    raised: ({ text }) => <Dropcap text={text} look="raised" />,
    hanging: ({ text }) => <Dropcap text={text} look="hanging" />,
    field: ({ text }) => <Dropcap text={text} look="field" />,
  },
  { preview: 'plain', isSmall: true, sign: 'quarters', opening: 'beside' },
)
