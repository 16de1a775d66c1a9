import { withTheme } from '../../../pictures/withTheme.ts'

export default withTheme('magazine', {
  speaker: {
    kind: 'portrait',
    hair: 'afro',
    glasses: true,
    duotone: false,
    backdrop: 'rings',
    field: 'third',
    coat: 'light',
    cut: 'roundNeck',
    ratio: [640, 720],
  },
  weave: { kind: 'abstract', variant: 'weave', ratio: '1:1' },
  letter: { kind: 'type', variant: 'letter', ratio: '1:1' },
  dress: { kind: 'fashion', variant: 'dress', ratio: '1:1' },
  eye: { kind: 'abstract', variant: 'orbit', ratio: '1:1' },
  shoe: { kind: 'fashion', variant: 'shoe', ratio: '1:1' },
  dots: { kind: 'abstract', variant: 'picelj', ratio: '1:1' },
})
