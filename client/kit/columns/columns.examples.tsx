import { Columns } from '../Columns.tsx'
import { elementPage } from '../examples.tsx'

export default elementPage('columns', {
  whole: ({ texts: { a } }) => <Columns shares="1" texts={[a]} />,
  halves: ({ texts: { a, b } }) => <Columns shares="1-1" texts={[a, b]} />,
  thirds: ({ texts: { a, b, c } }) => <Columns shares="1-1-1" texts={[a, b, c]} />,
  quarters: ({ texts: { a, b, c, d } }) => <Columns shares="1-1-1-1" texts={[a, b, c, d]} />,
  thirdFirst: ({ texts: { a, b } }) => <Columns shares="1-2" texts={[a, b]} />,
  thirdLast: ({ texts: { c, d } }) => <Columns shares="2-1" texts={[c, d]} />,
  middle: ({ texts: { a, b, c } }) => <Columns shares="1-2-1" texts={[a, b, c]} />,
  outer: ({ texts: { c, d } }) => <Columns shares="1-3" texts={[c, d]} />,
})
