import type { NetworkId } from '#shared/content/networks.ts'
import { LineIcon } from './Icon.tsx'

/** The outlines of the networks' marks from Tabler Icons 3 (MIT, THIRD-PARTY.md), in rounded numbers. */
const paths: Readonly<Record<NetworkId, string>> = {
  facebook: 'M7 10v4h3v7h4v-7h3l1-4h-4V8a1 1 0 0 1 1-1h3V3h-3a5 5 0 0 0-5 5v2z',
  instagram:
    'M3 7a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4zM8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 0 0-7 0M17 7v.01',
  youtube: 'M2 8a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4zM10 9l5 3l-5 3z',
  x: 'M4 4l12 16h4L8 4zM4 20l7-7M13 11l7-7',
  tiktok: 'M21 8v4a10 10 0 0 1-5-2v4.5a6.5 6.5 0 1 1-8-6.3v4.3a2.5 2.5 0 1 0 4 2V3h4a6 6 0 0 0 5 5',
  telegram: 'M15 10l-4 4l6 6l4-16l-18 7l4 2l2 6l3-4',
}

/** Renders the mark of a network. The name beside it has the meaning. */
export const NetworkIcon = ({ of }: { of: NetworkId }) => <LineIcon path={paths[of]} />
