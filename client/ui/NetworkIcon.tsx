import type { NetworkId } from '#shared/content/networks.ts'
import { LineIcon } from './Icon.tsx'

/** The paths of Tabler Icons 3 (MIT, THIRD-PARTY.md), which has an outline of each network's mark. */
const paths: Readonly<Record<NetworkId, string>> = {
  facebook: 'M7 10v4h3v7h4v-7h3l1-4h-4V8a1 1 0 0 1 1-1h3V3h-3a5 5 0 0 0-5 5v2z',
  instagram:
    'M3 7a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4zM8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 0 0-7 0M17 7v.01',
  youtube: 'M2 8a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4zM10 9l5 3l-5 3z',
  x: 'M4 4l11.733 16H20L8.267 4zM4 20l6.768-6.768m2.46-2.46L20 4',
  tiktok:
    'M21 7.917v4.034A9.95 9.950 0 0 1 16 10v4.5a6.5 6.5 0 1 1-8-6.326V12.5a2.5 2.5 0 1 0 4 2V3h4.083A6.005 6.005 0 0 0 21 7.917',
  telegram: 'M15 10l-4 4l6 6l4-16l-18 7l4 2l2 6l3-4',
}

/** Renders the mark of a network. The name beside it has the meaning. */
export const NetworkIcon = ({ of }: { of: NetworkId }) => <LineIcon path={paths[of]} />
