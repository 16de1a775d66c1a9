import { Icon, LineIcon, type IconName } from '../ui/Icon.tsx'

/** Icons that only the kit's boxes use. They are kept apart, so that other pages do not load them. */
const paths = {
  ballot: 'M3 12h18v9H3zM7 12V3h10v9M10 7h4',
  care: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
  chart: 'M3 21h18M6 17v-5M12 17V4M18 17V9',
  contract: 'M5 2h9l5 5v15H5zM14 2v5h5M9 12h6M9 17h6',
  home: 'M2 11L12 3l10 8M5 9v12h14V9M10 21v-7h4v7',
  loudspeaker: 'M3 9v6h4l11 5V4L7 9zM7 15v6h4v-4M21.500 10v4',
  people:
    'M9 11a4 4 0 1 0 0-8a4 4 0 0 0 0 8M2 21v-1a7 7 0 0 1 14 0v1M16 3.500a4 4 0 0 1 0 7M19 14.500a7 7 0 0 1 3 6.500',
  place: 'M12 22C7 16 5 13 5 9a7 7 0 0 1 14 0c0 4-2 7-7 13zM12 11.500a2.500 2.500 0 1 0 0-5a2.500 2.500 0 0 0 0 5',
} as const
export type BoxIconName = keyof typeof paths | IconName

export const BoxIcon = ({ name }: { name: BoxIconName }) =>
  name in paths ? <LineIcon path={paths[name as keyof typeof paths]} /> : <Icon name={name as IconName} />
