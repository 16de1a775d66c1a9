import { elementPage } from '../examples.tsx'
import { LabelledSeparator, MarkSeparator, Parts, Separator } from '../Separator.tsx'

export default elementPage('separators', {
  hairline: ({ before, after }) => (
    <Parts before={before} after={after}>
      <Separator look="hairline" />
    </Parts>
  ),
  lead: ({ before, after }) => (
    <Parts before={before} after={after}>
      <Separator look="lead" />
    </Parts>
  ),
  doubled: ({ before, after }) => (
    <Parts before={before} after={after}>
      <Separator look="doubled" />
    </Parts>
  ),
  dots: ({ before, after }) => (
    <Parts before={before} after={after}>
      <Separator look="dots" />
    </Parts>
  ),
  discs: ({ before, after }) => (
    <Parts before={before} after={after}>
      <Separator look="discs" />
    </Parts>
  ),
  mark: ({ before, after }) => (
    <Parts before={before} after={after}>
      <MarkSeparator />
    </Parts>
  ),
  labelled: ({ before, after, label }) => (
    <Parts before={before} after={after}>
      <LabelledSeparator label={label} />
    </Parts>
  ),
  fields: ({ before, after }) => (
    <Parts before={before} after={after}>
      <Separator look="fields" />
    </Parts>
  ),
})
