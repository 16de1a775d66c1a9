import { elementPage } from '../examples.tsx'
import { LabelledSeparator, MarkSeparator, Parts, Separator } from '../../../kit/Separator.tsx'

export default elementPage(
  'separators',
  {
    discs: ({ parts: { discs } }) => (
      <Parts {...discs} look="large">
        <Separator look="pattern" />
      </Parts>
    ),
    labelled: ({ parts: { labelled }, label }) => (
      <Parts {...labelled}>
        <LabelledSeparator label={label} />
      </Parts>
    ),
    slope: ({ parts: { slope } }) => (
      <Parts {...slope} look="fields">
        <Separator look="slope" />
      </Parts>
    ),
    fields: ({ parts: { fields } }) => (
      <Parts {...fields} look="fields">
        <Separator look="fields" />
      </Parts>
    ),
    lead: ({ parts: { lead } }) => (
      <Parts {...lead}>
        <Separator look="lead" />
      </Parts>
    ),
    dots: ({ parts: { dots } }) => (
      <Parts {...dots} look="large">
        <Separator look="dots" />
      </Parts>
    ),
    doubled: ({ parts: { doubled } }) => (
      <Parts {...doubled} look="large">
        <Separator look="doubled" />
      </Parts>
    ),
    hairline: ({ parts: { hairline } }) => (
      <Parts {...hairline}>
        <Separator look="hairline" />
      </Parts>
    ),
    mark: ({ parts: { mark } }) => (
      <Parts {...mark}>
        <MarkSeparator />
      </Parts>
    ),
  },
  { preview: 'discs', isSmall: true },
)
