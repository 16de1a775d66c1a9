import pictures from 'virtual:pictures/boxes'
import { elementPage } from '../examples.tsx'
import { InfoBanners } from '../../../kit/InfoBanners.tsx'

const three = { work: pictures.join, housing: pictures.office, europe: pictures.river }

export default elementPage(
  'info-banner',
  {
    label: ({ items }) => <InfoBanners words={items} pictures={{ housing: pictures.homes }} look="label" />,
    halves: ({ items }) => <InfoBanners words={items} pictures={{ work: pictures.work }} look="halves" />,
    overlap: ({ items }) => <InfoBanners words={items} pictures={{ europe: pictures.bridge }} look="overlap" />,
    arches: ({ items }) => <InfoBanners words={items} pictures={three} look="arches" />,
    slant: ({ items }) => <InfoBanners words={items} pictures={{ work: pictures.media }} look="slant" />,
    posters: ({ items: { housing, europe } }) => (
      <InfoBanners
        words={{ housing, europe }}
        pictures={{ housing: pictures.homes, europe: pictures.controller }}
        look="posters"
      />
    ),
    lines: ({ items }) => <InfoBanners words={items} pictures={{ europe: pictures.bridge }} look="lines" />,
    board: ({ items }) => (
      <InfoBanners words={items} pictures={{ europe: pictures.river, housing: pictures.office }} look="board" />
    ),
    disc: ({ items }) => <InfoBanners words={items} pictures={{ europe: pictures.controller }} look="disc" />,
  },
  { sign: 'bars', opening: 'rise' },
)
