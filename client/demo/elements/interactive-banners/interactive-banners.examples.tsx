import pictures from 'virtual:pictures/element-interactive-banners'
import { elementPage } from '../examples.tsx'
import { InteractiveBanners } from '../../../kit/InteractiveBanner.tsx'

const bright = { elections: pictures.stairs, housing: pictures.city, europe: pictures.sea }
const quiet = { work: pictures.crates, publicMoney: pictures.arcade, europe: pictures.lake }

export default elementPage(
  'interactive-banners',
  {
    strip: ({ texts }) => <InteractiveBanners texts={texts} look="strip" />,
    frame: ({ texts: { housing, europe }, wide: { elections } }) => (
      <InteractiveBanners texts={{ elections, housing, europe }} pictures={bright} look="frame" />
    ),
    disc: ({ texts: { work, europe }, wide: { publicMoney } }) => (
      <InteractiveBanners texts={{ publicMoney, europe, work }} pictures={quiet} look="disc" />
    ),
    curtain: ({ texts: { housing, europe }, wide: { elections } }) => (
      <InteractiveBanners texts={{ europe, elections, housing }} pictures={bright} look="curtain" />
    ),
    lift: ({ texts: { work, housing, europe } }) => (
      <InteractiveBanners texts={{ housing, europe, work }} look="lift" />
    ),
    blind: ({ texts: { work, europe }, wide: { publicMoney } }) => (
      <InteractiveBanners texts={{ europe, work, publicMoney }} pictures={quiet} look="blind" />
    ),
    stairs: ({ texts: { housing, europe }, wide: { elections } }) => (
      <InteractiveBanners texts={{ housing, europe, elections }} pictures={bright} look="stairs" />
    ),
    swap: ({ wide }) => <InteractiveBanners texts={wide} look="swap" />,
    panels: ({ texts: { work, europe }, wide: { publicMoney } }) => (
      <InteractiveBanners texts={{ work, publicMoney, europe }} pictures={quiet} look="panels" />
    ),
    mat: ({ texts: { work, housing, europe } }) => <InteractiveBanners texts={{ europe, work, housing }} look="mat" />,
    band: ({ texts: { housing, europe }, wide: { elections } }) => (
      <InteractiveBanners texts={{ elections, europe, housing }} pictures={bright} look="band" />
    ),
    slope: ({ texts: { work, europe }, wide: { publicMoney } }) => (
      <InteractiveBanners texts={{ publicMoney, work, europe }} pictures={quiet} look="slope" />
    ),
    lines: ({ wide: { elections, publicMoney } }) => (
      <InteractiveBanners texts={{ publicMoney, elections }} look="lines" />
    ),
    halves: ({ texts: { work, housing, europe } }) => (
      <InteractiveBanners texts={{ housing, work, europe }} look="halves" />
    ),
    index: ({ texts: { housing, europe }, wide: { elections } }) => (
      <InteractiveBanners texts={{ europe, housing, elections }} pictures={bright} look="index" />
    ),
  },
  { opening: 'rise' },
)
