import { withTheme } from '../../../pictures/withTheme.ts'

export default withTheme('plakat', {
  sign: { kind: 'type', variant: 'letter', accent: '#ffb9a3', ratio: [760, 620] },
})
