import { elementPage } from '../examples.tsx'
import { TextSlider } from '../../../kit/TextSlider.tsx'

export default elementPage(
  'text-slider',
  {
    claim: ({ label, texts }) => <TextSlider label={label} texts={texts} look="claim" />,
    numbered: ({ label, texts }) => <TextSlider label={label} texts={texts} look="numbered" />,
    columns: ({ label, texts }) => <TextSlider label={label} texts={texts} look="columns" />,
    headlines: ({ label, texts }) => <TextSlider label={label} texts={texts} look="headlines" />,
    pictured: ({ label, texts }) => <TextSlider label={label} texts={texts} look="pictured" />,
  },
  { sign: 'bars', opening: 'rise' },
)
