import { withTheme } from '../../../pictures/withTheme.ts'

export default withTheme('startup', {
  me: {
    kind: 'sitter',
    seed: 'e',
    head: 'beanie',
    beard: true,
    field: 'accent',
    coat: 'third',
    accent: '#6d58e0',
    ratio: [960, 480],
  },
})
