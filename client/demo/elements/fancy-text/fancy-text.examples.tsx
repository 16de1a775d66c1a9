import { elementPage } from '../examples.tsx'
import { FancyText } from '../../../kit/FancyText.tsx'
import { RotatingWords } from '../../../kit/RotatingWords.tsx'

export default elementPage(
  'fancy-text',
  {
    seam: ({ texts }) => <FancyText text={texts.seam} look="seam" />,
    outline: ({ texts }) => <FancyText text={texts.outline} look="outline" />,
    blocks: ({ texts }) => <FancyText text={texts.blocks} look="blocks" />,
    extruded: ({ texts }) => <FancyText text={texts.extruded} look="extruded" />,
    rotate: ({ rotating }) => <RotatingWords sentence={rotating} effect="rotate" />,
    type: ({ rotating }) => <RotatingWords sentence={rotating} effect="type" />,
    flip: ({ rotating }) => <RotatingWords sentence={rotating} effect="flip" />,
    bar: ({ rotating }) => <RotatingWords sentence={rotating} effect="bar" />,
    slide: ({ rotating }) => <RotatingWords sentence={rotating} effect="slide" />,
    zoom: ({ rotating }) => <RotatingWords sentence={rotating} effect="zoom" />,
    push: ({ rotating }) => <RotatingWords sentence={rotating} effect="push" />,
  },
  { sign: 'quarters' },
)
