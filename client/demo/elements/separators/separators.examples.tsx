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
  doubled: ({ parts: { doubled } }) => (
    <Parts {...doubled}>
      <Separator look="doubled" />
    </Parts>
  ),
  dots: ({ parts: { dots } }) => (
    <Parts {...dots}>
      <Separator look="dots" />
    </Parts>
  ),
  discs: ({ parts: { discs } }) => (
    <Parts {...discs}>
      <Separator look="discs" />
    </Parts>
  ),
  mark: ({ parts: { mark } }) => (
    <Parts {...mark}>
      <MarkSeparator />
    </Parts>
  ),
  labelled: ({ parts: { labelled }, label }) => (
    <Parts {...labelled}>
      <LabelledSeparator label={label} />
    </Parts>
  ),
  fields: ({ parts: { fields } }) => (
    <Parts {...fields} look="fields">
      <Separator look="fields" />
    </Parts>
  ),
})
