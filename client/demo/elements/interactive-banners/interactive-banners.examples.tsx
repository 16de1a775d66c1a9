import pictures from 'virtual:pictures/element-interactive-banners'
import { elementPage } from '../examples.tsx'
import { InteractiveBanners } from '../../../kit/InteractiveBanner.tsx'

const bright = { elections: pictures.stairs, housing: pictures.city, europe: pictures.sea }
const quiet = { publicMoney: pictures.arcade, europe: pictures.lake, work: pictures.crates }

export default elementPage(
  'interactive-banners',
  {
    strip: ({ texts }) => <InteractiveBanners texts={texts} look="strip" />,
    frame: ({ texts: { housing, europe }, wide: { elections } }) => (
      <InteractiveBanners texts={{ elections, housing, europe }} pictures={bright} look="frame" />
    ),
    disc: ({ texts: { europe, work }, wide: { publicMoney } }) => (
      <InteractiveBanners texts={{ publicMoney, europe, work }} pictures={quiet} look="disc" />
    ),
    curtain: ({ texts: { housing, europe }, wide: { elections } }) => (
      <InteractiveBanners texts={{ housing, europe, elections }} pictures={bright} look="curtain" />
    ),
    lift: ({ texts }) => <InteractiveBanners texts={texts} look="lift" />,
    blind: ({ texts: { europe, work }, wide: { publicMoney } }) => (
      <InteractiveBanners texts={{ europe, work, publicMoney }} pictures={quiet} look="blind" />
    ),
    stairs: ({ texts: { housing, europe }, wide: { elections } }) => (
      <InteractiveBanners texts={{ elections, housing, europe }} pictures={bright} look="stairs" />
    ),
    swap: ({ wide }) => <InteractiveBanners texts={wide} look="swap" />,
    panels: ({ texts: { europe, work }, wide: { publicMoney } }) => (
      <InteractiveBanners texts={{ publicMoney, europe, work }} pictures={quiet} look="panels" />
    ),
    mat: ({ texts }) => <InteractiveBanners texts={texts} look="mat" />,
    band: ({ texts: { housing, europe }, wide: { elections } }) => (
      <InteractiveBanners texts={{ elections, housing, europe }} pictures={bright} look="band" />
    ),
    slope: ({ texts: { europe, work }, wide: { publicMoney } }) => (
      <InteractiveBanners texts={{ publicMoney, europe, work }} pictures={quiet} look="slope" />
    ),
    lines: ({ wide }) => <InteractiveBanners texts={wide} look="lines" />,
    halves: ({ texts }) => <InteractiveBanners texts={texts} look="halves" />,
    index: ({ texts: { housing, europe }, wide: { elections } }) => (
      <InteractiveBanners texts={{ housing, europe, elections }} pictures={bright} look="index" />
    ),
  },
  { opening: 'rise' },
)
