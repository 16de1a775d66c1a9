import { withTheme } from '../../../pictures/withTheme.ts'

/** The office's blue, which replaces the red of the shared drawings. */
const accent = '#1f5fd6'

export default withTheme('plakat', {
  wages: { kind: 'chart', variant: 'coins', seed: 'business-b', accent, ratio: [560, 420] },
  invoices: { kind: 'device', variant: 'page', seed: 'business-mail', accent, ratio: [560, 420] },
  contracts: { kind: 'emblem', variant: 'contract', accent, ratio: [560, 240] },
  archive: { kind: 'architecture', variant: 'iso', seed: 'a', accent, ratio: [560, 420] },
  late: { kind: 'architecture', variant: 'facade', seed: 'biz-late', accent, ratio: [960, 540] },
})
