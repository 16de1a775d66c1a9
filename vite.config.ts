import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brandPlugin } from './scripts/vite/brand.ts'
import { exampleCodePlugin } from './scripts/vite/exampleCode.ts'
import { contentPlugin } from './scripts/vite/content.ts'
import { captionsPlugin } from './scripts/vite/captions.ts'
import { fontsPlugin } from './scripts/vite/fonts.ts'
import { iconsPlugin } from './scripts/vite/icons.ts'
import { layerByFolder } from './scripts/vite/layers.ts'
import { askForStylesAgain, esmReact, shakeReactRouter, smallI18next } from './scripts/vite/libraries.ts'
import { picturesPlugin } from './scripts/vite/pictures.ts'
import { pressPlugin } from './scripts/vite/press.ts'
import { shopCardsPlugin } from './scripts/vite/shopCards.ts'
import { shortClassName, shortTokenNames } from './scripts/vite/shortNames.ts'
import { wordsPlugin } from './scripts/vite/words.ts'
import { stillFiles } from './shared/rendering.ts'

const root = import.meta.dirname

/** Where the two calls are answered; the launcher has read `.env`. */
const apiBase = process.env['API_BASE'] || '/api'

/** Returns the name of an output file. Every page is a `Page.tsx`: its folder names it. */
const nameFrom = (source: string | null | undefined): string => {
  const folder = /([^/]+)\/Page\.tsx$/.exec(source ?? '')?.[1]
  return folder ? `page-${folder}` : '[name]'
}

export default defineConfig(({ isSsrBuild, mode }) => {
  return {
    root,
    appType: 'custom',
    plugins: [
      exampleCodePlugin(),
      react(),
      shakeReactRouter,
      askForStylesAgain,
      smallI18next,
      esmReact,
      picturesPlugin(),
      contentPlugin(),
      wordsPlugin(),
      fontsPlugin(),
      brandPlugin(),
      iconsPlugin(),
      captionsPlugin(),
      pressPlugin(),
      shopCardsPlugin(),
    ],
    publicDir: false,
    cacheDir: 'node_modules/.cache/vite',
    define: {
      __API_BASE__: JSON.stringify(apiBase.replace(/\/$/, '')),
      // Half of React is its development build, which a server that starts quickly need not read.
      ...(isSsrBuild && { 'process.env.NODE_ENV': JSON.stringify('production') }),
    },
    css: {
      // Names are readable while working, a few letters in what every visitor loads.
      postcss: { plugins: [layerByFolder, ...(mode === 'production' ? [shortTokenNames] : [])] },
      modules: { generateScopedName: mode === 'production' ? shortClassName : '[name]__[local]' },
    },
    ssr: { noExternal: isSsrBuild ? true : [], external: ['better-sqlite3'] },
    build: isSsrBuild
      ? {
          outDir: 'dist/server',
          ssr: true,
          target: 'node24',
          minify: false,
          assetsInlineLimit: 0,
          emitAssets: false,
          rolldownOptions: {
            input: {
              main: 'server/main.ts',
              staff: 'server/staff/main.ts',
              store: 'db/sqlite/store.thread.ts',
              rewrite: 'db/sqlite/rewrite.thread.ts',
              'entry-server': 'client/entry-server.tsx',
            },
            output: {
              // Half as long to read at start. What the log names of an error is its kind, code and message.
              minify: true,
              entryFileNames: '[name].js',
              chunkFileNames: 'chunks/[name]-[hash].js',
              assetFileNames: 'static/media/[name]-[hash][extname]',
            },
          },
        }
      : {
          outDir: 'dist/client',
          manifest: 'manifest.json',
          assetsInlineLimit: 0,
          // Every browser that knows light-dark() knows modulepreload.
          modulePreload: { polyfill: false },
          // Since when light-dark() needs no substitute, which would triple the tokens; Firefox since `name` of details.
          cssTarget: ['chrome123', 'firefox130', 'safari17.5'],
          rolldownOptions: {
            input: 'client/entry-client.tsx',
            output: {
              entryFileNames: 'static/js/[name]-[hash].js',
              chunkFileNames: ({ facadeModuleId }) => `static/js/${nameFrom(facadeModuleId)}-[hash].js`,
              assetFileNames: ({ names, originalFileNames: [source] }) =>
                names.some((name) => name.endsWith('.css'))
                  ? `static/css/${nameFrom(source)}-[hash][extname]`
                  : 'static/media/[name]-[hash][extname]',
              // What is shown together comes in one file: a file more is a request more, and a first visit has few
              // (docs/decisions/0023-requests.md).
              codeSplitting: {
                groups: [
                  // The libraries change seldom: a release leaves their file in the visitor's cache.
                  {
                    name: 'vendor',
                    test: /rolldown\/runtime|esm-react|vite\/preload-helper|node_modules\/(?!zod|swiper).*(?<!\.css)$/,
                  },
                  // What every page shows, and the smallest of what many do.
                  {
                    name: 'site',
                    test: /client\/(?:entry-client|behaviour|styles|app(?!\/(?:pageRegistry|head)\b)|i18n|ui|forms|(?:header|footer)s\/(?!(?:header|footer)Modules)\w+\.|sections\/(?:ArrowLink|useCurrentPart|PhoneNumber|Reveal|SampleMark|SectionHead|contactFacts)|content\/contentIn|kit\/(?:useCountUp|filmFiles|Video)|shop\/use(?:Product|Shop)Address|pages\/portfolio\/projectList)(?!.*(?:submission|proof|erverMarkup|ContactForm|categories|Choices|usePageForm|moods))|client\/media\/|virtual:pictures\/(?:home|about|contact)(?!-)|shared\/(?:i18n\/(?!figures|weekdays|minutes)|routes|content\/(?:people|press\b|iconSetNames|blogNames|portfolio))|\.cache\/fonts\/commissioner\.css$/,
                  },
                  {
                    name: stillFiles.longPage,
                    test: /client\/sections\/(?:Contents|LongPage)\b/,
                  },
                  // What shows somebody what is kept, and asks what to do with it.
                  {
                    name: 'records',
                    test: /client\/(?:sections\/(?:Facts|ListTable)|pages\/newsletter\/(?:Letter|LetterFrame|PostForm)|forms\/usePageForm)\b|content\/retention/,
                  },
                  // Films behind words, and what stops a thing that moves. A script adds it to the page: it is in none of the files that
                  // stand still, of whose styles a document lacks what it does not show.
                  { name: 'films', test: /client\/kit\/(?:BackgroundFilm|PauseButton)\b/ },
                  // How a sample page begins and ends, what looks for something in the site, and what articles and projects have in
                  // common.
                  {
                    name: stillFiles.samplePage,
                    test: /client\/(?:kit\/(?:Neighbours|TitleBar|useInView|useMotion)|sections\/(?:Search(?:Form|Field)|ChapterLine|FilterLinks|ShareRow))\b/,
                  },
                  {
                    name: 'contactForms',
                    test: /client\/(?:(?:forms|kit)\/(?:Short)?ContactForm|sections\/(?:ContactOffices|Desks|OpenNow))\b/,
                  },
                  // Styles alone: of it comes no file of scripts.
                  { name: 'categories', test: /accents\.categories/ },
                  {
                    name: stillFiles.blog,
                    test: /client\/pages\/(?:blog\/(?:usePosts|Post\w+|TagLinks|Listing|Sidebar|CategoryList)|homes\/parts\/(?:LikedList|LeadWords|CategoryFields|useFront))\b|shared\/content\/blog\b|virtual:pictures\/authors/,
                  },
                  {
                    name: stillFiles.article,
                    test: /client\/pages\/blog\/(?:ArticlePage|ArticleBody|AuthorBox|Comments|CommentForm|NextPosts|Related|relatedTo|layouts\/(?:longArticle|Prose))\b/,
                  },
                  // Pictures that can be enlarged, and what moves with the page.
                  {
                    name: stillFiles.walls,
                    test: /client\/kit\/(?:PictureWall|useEnlarging|Enlarged|Parallax|GalleryWall)\b|client\/pages\/portfolio\/useProjects\b|shared\/content\/(?:projectLooks|gallery)\b/,
                  },
                  // Strips of pictures, which a footer shows, too.
                  {
                    name: stillFiles.photos,
                    test: /client\/kit\/PhotoStrip\b|virtual:pictures\/strips|content\/photoStrips/,
                  },
                  {
                    name: 'portfolio',
                    test: /client\/pages\/portfolio\/(?:ProjectList|ProjectCard|ProjectsPage|ProjectFilter|metroShapes)\b/,
                  },
                  // What a visitor must click for: films of other sites, maps, and music.
                  { name: 'media', test: /client\/kit\/(?:ClickToLoad|Still|Audio)\b|content\/officeMap/ },
                  {
                    name: stillFiles.titles,
                    test: /client\/sections\/pageTitles\/(?!Gallery|Video)/,
                  },
                  // What composed pages are made of, all of it still: no script adds any of it to a page. Of its styles a document
                  // holds those of its own classes and looks (docs/decisions/0020).
                  {
                    name: stillFiles.parts,
                    test: /client\/kit\/(?:Accordion|BigFigure|Blockquote|CallToAction|ClientLogo|Columns|Counters|Dropcap|FancyText|FeatureList|Heading|Highlight|IconBoxes|InfoBanners|Paragraphs|PieCharts|PriceList|ProcessSteps|ProgressBars|Quotation|Separator|Services|SocialLinks|StyledButton|StyledList|TabText|TestimonialCard|TextBoxes|BoxIcon|TextSlider\.module)\.|client\/pages\/inner\/innerPage\b|client\/sections\/PageSection|virtual:pictures\/people|shared\/(?:i18n\/figures|content\/samples)/,
                  },
                  // Of the same kind; few pages show them.
                  { name: stillFiles.team, test: /client\/kit\/(?:Team|TeamCard|PersonNetworks)\b(?!Carousel)/ },
                  { name: stillFiles.waiting, test: /client\/pages\/inner\/waiting\/\w+\./ },
                  { name: stillFiles.subscribe, test: /client\/kit\/SubscribeForm\b/ },
                  // What the pages about a project are made of.
                  {
                    name: 'project',
                    test: /client\/pages\/portfolio\/(?:Project(?:Page|Bar|Facts|Figure|Quote|Film)|slidesOf|useViews|wallOf)\b/,
                  },
                  // What frames every page of the kit, and what several of them show.
                  {
                    name: stillFiles.kit,
                    test: /client\/kit\/(?:examples|ElementPage|ExampleSection|CopyButton|PreviewList)\b|erverMarkup|virtual:pictures\/(?:boxes|forms)/,
                  },
                  { name: 'pricing', test: /client\/kit\/PricingTable\b|shared\/content\/(?:pricing|training)\b/ },
                  { name: stillFiles.windows, test: /client\/kit\/Modal\b/ },
                  { name: 'windowStages', test: /client\/kit\/(?:MediaWindow|ModalStage)\b/ },
                  { name: stillFiles.tabs, test: /client\/kit\/(?:Tabs|useTabs|Programme)\b/ },
                  {
                    name: 'carousel',
                    test: /client\/kit\/(?:Carousel|useCarousel|TestimonialsCarousel|TextSlider(?!\.module))\b/,
                  },
                  // The cart, and what there is to put into it; and what the pages of the shop have in common.
                  {
                    name: 'cart',
                    test: /client\/shop\/(?:useCart|useLineName)|shared\/(?:cart|content\/(?:shop|deliveries))\.ts/,
                  },
                  { name: 'giving', test: /client\/(?:forms\/Choices|payment\/amountChoices)|content\/donationRules/ },
                  {
                    name: 'shopPage',
                    test: /client\/(?:shop\/(?:CartLink|useShopNote)|pages\/shop\/(?:ShopPage|cart\/Notice))\b/,
                  },
                  // What several pages of headers, footers and page titles show, and what footers are made of.
                  {
                    name: stillFiles.frames,
                    test: /client\/kit\/SnapRow\b|client\/(?:pages\/frames\/(?:FrameNeighbours|HeroWords|useFrameTrail|ToTry)|headers\/arrangements\/(?:sampleMenu|barPresets|deepMenus|CoverHeader|SearchPanel|SidePanel|SideMenu)|footers\/parts\/)\b|virtual:pictures\/(?:frames|panels)/,
                  },
                  // What stands under headers and page titles. After those, of which it shows some.
                  {
                    name: stillFiles.bodies,
                    test: /client\/pages\/frames\/(?:SampleBody|HeaderBody|headerLooks|Said|pageTitlePage)\b/,
                  },
                  {
                    name: stillFiles.countdown,
                    test: /client\/kit\/(?:Countdown|useTimeLeft)\b|shared\/content\/countdown\b/,
                  },
                  // How homes are made: what is one home's own is in none of it.
                  {
                    name: stillFiles.homes,
                    test: /client\/pages\/homes\/(?:homePage|parts\/(?:HomeSection|InkFilm|RequestForm|MarkRow|People|PostTeasers))\b|shared\/i18n\/(?:weekdays|minutes)|client\/styles\/moods|client\/pages\/homes\/[\w-]+\/colours|\.cache\/fonts\/(?!commissioner).*\.css$/,
                  },
                  // What homes about projects have in common, and homes of shops.
                  {
                    name: 'folio',
                    test: /client\/pages\/homes\/parts\/(?:useFolio|FolioAbout|FolioEnd|FolioList|FullScreen|useSlides)\b/,
                  },
                  {
                    name: 'shelf',
                    test: /client\/(?:pages\/homes\/parts\/(?:ShelfCard|OfferWindow)|kit\/(?:OfferForGood|useOffer))\b/,
                  },
                ],
              },
            },
          },
        },
  }
})
