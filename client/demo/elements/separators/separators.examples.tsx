import { elementPage } from '../examples.tsx'
import { LabelledSeparator, MarkSeparator, Parts, Separator } from '../../../kit/Separator.tsx'

export default elementPage('separators', {
  hairline: ({ parts: { hairline } }) => (
    <Parts {...hairline}>
      <Separator look="hairline" />
    </Parts>
  ),
  lead: ({ parts: { lead } }) => (
    <Parts {...lead}>
      <Separator look="lead" />
    </Parts>
  ),
  fields: ({ parts: { fields } }) => (
    <Parts {...fields} look="fields">
      <Separator look="fields" />
    </Parts>
  ),
  labelled: ({ parts: { labelled }, label }) => (
    <Parts {...labelled}>
      <LabelledSeparator label={label} />
    </Parts>
  ),
  doubled: ({ parts: { doubled } }) => (
    <Parts {...doubled} look="large">
      <Separator look="doubled" />
    </Parts>
  ),
  discs: ({ parts: { discs } }) => (
    <Parts {...discs} look="large">
      <Separator look="pattern" />
    </Parts>
  ),
  mark: ({ parts: { mark } }) => (
    <Parts {...mark}>
      <MarkSeparator />
    </Parts>
  ),
  dots: ({ parts: { dots } }) => (
    <Parts {...dots} look="large">
      <Separator look="dots" />
    </Parts>
  ),
  slope: ({ parts: { slope } }) => (
    <Parts {...slope} look="fields">
      <Separator look="slope" />
    </Parts>
  ),
})
