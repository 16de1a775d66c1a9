import pictures from 'virtual:pictures/element-interactive-banners'
import { elementPage } from '../examples.tsx'
import { InteractiveBanners } from '../../../kit/InteractiveBanner.tsx'

const bright = { work: pictures.stairs, housing: pictures.city, europe: pictures.sea }
const quiet = { work: pictures.crates, housing: pictures.arcade, europe: pictures.lake }

export default elementPage(
  'interactive-banners',
  {
    strip: ({ texts }) => <InteractiveBanners texts={texts} look="strip" />,
    frame: ({ texts }) => <InteractiveBanners texts={texts} pictures={bright} look="frame" />,
    disc: ({ texts }) => <InteractiveBanners texts={texts} pictures={quiet} look="disc" />,
    curtain: ({ texts }) => <InteractiveBanners texts={texts} pictures={bright} look="curtain" />,
    lift: ({ texts }) => <InteractiveBanners texts={texts} look="lift" />,
    blind: ({ texts }) => <InteractiveBanners texts={texts} pictures={quiet} look="blind" />,
    stairs: ({ texts }) => <InteractiveBanners texts={texts} pictures={bright} look="stairs" />,
    swap: ({ wide }) => <InteractiveBanners texts={wide} look="swap" />,
    panels: ({ texts }) => <InteractiveBanners texts={texts} pictures={quiet} look="panels" />,
    mat: ({ texts }) => <InteractiveBanners texts={texts} look="mat" />,
    band: ({ texts }) => <InteractiveBanners texts={texts} pictures={bright} look="band" />,
    slope: ({ texts }) => <InteractiveBanners texts={texts} pictures={quiet} look="slope" />,
    lines: ({ wide }) => <InteractiveBanners texts={wide} look="lines" />,
    halves: ({ texts }) => <InteractiveBanners texts={texts} look="halves" />,
    index: ({ texts }) => <InteractiveBanners texts={texts} pictures={bright} look="index" />,
  },
  { opening: 'rise' },
)
