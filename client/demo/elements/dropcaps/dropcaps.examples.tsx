import { Dropcap } from '../../../kit/Dropcap.tsx'
import { elementPage } from '../examples.tsx'

export default elementPage('dropcaps', {
  plain: ({ text }) => <Dropcap text={text} />,
  field: ({ text }) => <Dropcap text={text} look="field" />,
  half: ({ text }) => <Dropcap text={text} look="half" />,
  outlined: ({ text }) => <Dropcap text={text} look="outlined" />,
  hanging: ({ text }) => <Dropcap text={text} look="hanging" />,
  raised: ({ text }) => <Dropcap text={text} look="raised" />,
})
