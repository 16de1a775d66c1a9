import pictures from 'virtual:pictures/boxes'
import { elementPage } from '../examples.tsx'
import { InteractiveBanners } from '../../../kit/InteractiveBanner.tsx'

const others = { work: pictures.join, housing: pictures.office, europe: pictures.controller }

export default elementPage(
  'interactive-banners',
  {
    strip: ({ texts }) => <InteractiveBanners texts={texts} look="strip" />,
    frame: ({ texts }) => <InteractiveBanners texts={texts} pictures={others} look="frame" />,
    disc: ({ texts }) => <InteractiveBanners texts={texts} look="disc" />,
    curtain: ({ texts }) => <InteractiveBanners texts={texts} pictures={others} look="curtain" />,
    lift: ({ texts }) => <InteractiveBanners texts={texts} look="lift" />,
    blind: ({ texts }) => <InteractiveBanners texts={texts} pictures={others} look="blind" />,
    stairs: ({ texts }) => <InteractiveBanners texts={texts} look="stairs" />,
    swap: ({ wide }) => <InteractiveBanners texts={wide} look="swap" />,
    panels: ({ texts }) => <InteractiveBanners texts={texts} pictures={others} look="panels" />,
    mat: ({ texts }) => <InteractiveBanners texts={texts} look="mat" />,
    band: ({ texts }) => <InteractiveBanners texts={texts} pictures={others} look="band" />,
    slope: ({ texts }) => <InteractiveBanners texts={texts} pictures={others} look="slope" />,
    lines: ({ wide }) => <InteractiveBanners texts={wide} look="lines" />,
    halves: ({ texts }) => <InteractiveBanners texts={texts} look="halves" />,
    index: ({ texts }) => <InteractiveBanners texts={texts} pictures={others} look="index" />,
  },
  { title: 'wall', sign: 'quarters' },
)
