import { inTheme } from '../../../pictures/inTheme.ts'

export default inTheme('plakat', {
  sign: { kind: 'type', variant: 'letter', accent: '#ffb9a3', ratio: [760, 620] },
})
