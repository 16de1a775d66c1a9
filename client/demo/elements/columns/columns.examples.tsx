import { Columns } from '../../../kit/Columns.tsx'
import { elementPage } from '../examples.tsx'

export default elementPage(
  'columns',
  {
    whole: ({ texts: { a } }) => <Columns shares="1" texts={[a]} />,
    halves: ({ texts: { b, c } }) => <Columns shares="1-1" texts={[b, c]} />,
    thirds: ({ texts: { d, a, b } }) => <Columns shares="1-1-1" texts={[d, a, b]} />,
    quarters: ({ texts: { c, d, a, b } }) => <Columns shares="1-1-1-1" texts={[c, d, a, b]} />,
    thirdFirst: ({ texts: { c, d } }) => <Columns shares="1-2" texts={[c, d]} />,
    thirdLast: ({ texts: { a, b } }) => <Columns shares="2-1" texts={[a, b]} />,
    middle: ({ texts: { d, c, a } }) => <Columns shares="1-2-1" texts={[d, c, a]} />,
    outer: ({ texts: { b, d } }) => <Columns shares="1-3" texts={[b, d]} />,
  },
  { sign: 'steps' },
)
