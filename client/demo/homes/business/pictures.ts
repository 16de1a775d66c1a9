import { withTheme } from '../../../pictures/withTheme.ts'

/** The office's blue, which replaces the red of the shared drawings. */
const accent = '#1f5fd6'

export default withTheme('plakat', {
  wages: { kind: 'scene', variant: 'wageSlip', accent, ratio: [560, 420] },
  invoices: { kind: 'emblem', variant: 'letter', accent, ratio: [560, 420] },
  contracts: { kind: 'emblem', variant: 'contract', accent, ratio: [560, 420] },
  late: { kind: 'scene', variant: 'lateOffice', accent, ratio: [960, 540] },
})
