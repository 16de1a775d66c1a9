import { elementPage } from '../examples.tsx'
import { StyledList, Terms, Tree } from '../../../kit/StyledList.tsx'

export default elementPage(
  'lists',
  {
    ruled: ({ bring }) => <StyledList items={bring} look="ruled" />,
    checks: ({ bring }) => <StyledList items={bring} look="checks" />,
    numbers: ({ steps }) => <StyledList items={steps} look="numbers" />,
    letters: ({ steps }) => <StyledList items={steps} look="letters" />,
    discs: ({ bring }) => <StyledList items={bring} look="discs" />,
    tree: ({ tree }) => <Tree branches={tree} />,
    chips: ({ tree }) => <StyledList items={tree.work.parts} look="chips" />,
    terms: ({ terms }) => <Terms terms={terms} />,
  },
  { preview: 'discs', isSmall: true, sign: 'dots', opening: 'beside' },
)
