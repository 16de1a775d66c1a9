import { withTheme } from '../../../pictures/withTheme.ts'

const street = { kind: 'street', seed: 's41', ratio: [1440, 780] } as const

export default withTheme('drafting', {
  before: { ...street, signs: 'old' },
  after: { ...street, signs: 'new' },
})
