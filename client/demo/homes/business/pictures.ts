import { withTheme } from '../../../pictures/withTheme.ts'

/** The office's blue, which replaces the red of the shared drawings. */
const accent = '#1f5fd6'

export default withTheme('plakat', {
  wages: { kind: 'chart', variant: 'coins', seed: 'business-b', accent, ratio: [560, 420] },
  invoices: { kind: 'emblem', variant: 'letter', accent, ratio: [560, 420] },
  contracts: { kind: 'emblem', variant: 'contract', accent, ratio: [560, 240] },
  late: { kind: 'architecture', variant: 'facade', seed: 'biz-late', accent, ratio: [960, 540] },
})
