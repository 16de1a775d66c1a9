import { withTheme } from '../../../pictures/withTheme.ts'

export default withTheme('growth', {
  bread: { kind: 'abstract', variant: 'dots', seed: 'bread', ratio: [720, 420] },
  chair: { kind: 'type', variant: 'poster', seed: 'chair', ratio: [720, 420] },
  book: { kind: 'abstract', variant: 'weave', seed: 'book', ratio: [720, 420] },
  founder: {
    kind: 'portrait',
    seed: 'counter',
    duotone: false,
    hair: 'curls',
    beard: false,
    glasses: true,
    backdrop: 'half',
    field: 'second',
    coat: 'ink',
    ratio: [720, 660],
  },
})
