import type { WrittenCatalog } from '../catalog.ts'
import blog from './blog.json' with { type: 'json' }
import * as blogLayouts from './blogLayouts.ts'
import common from './common.json' with { type: 'json' }
import consent from './consent.json' with { type: 'json' }
import forms from './forms.json' with { type: 'json' }
import organisation from './organisation.json' with { type: 'json' }
import about from './about.json' with { type: 'json' }
import accessibility from './accessibility.json' with { type: 'json' }
import basket from './basket.json' with { type: 'json' }
import contact from './contact.json' with { type: 'json' }
import controls from './controls.json' with { type: 'json' }
import donate from './donate.json' with { type: 'json' }
import * as elements from './elements.ts'
import * as footers from './footers.ts'
import frames from './frames.json' with { type: 'json' }
import gallery from './gallery.json' with { type: 'json' }
import * as headers from './headers.ts'
import home from './home.json' with { type: 'json' }
import homeIndex from './homeIndex.json' with { type: 'json' }
import * as homes from './homes.ts'
import icons from './icons.json' with { type: 'json' }
import kit from './kit.json' with { type: 'json' }
import myData from './myData.json' with { type: 'json' }
import newsletter from './newsletter.json' with { type: 'json' }
import newsletterPage from './newsletterPage.json' with { type: 'json' }
import noAccounts from './noAccounts.json' with { type: 'json' }
import notFound from './notFound.json' with { type: 'json' }
import order from './order.json' with { type: 'json' }
import * as innerPages from './innerPages.ts'
import * as pageTitles from './pageTitles.ts'
import payment from './payment.json' with { type: 'json' }
import people from './people.json' with { type: 'json' }
import pressKit from './pressKit.json' with { type: 'json' }
import pressItems from './pressItems.json' with { type: 'json' }
import portfolio from './portfolio.json' with { type: 'json' }
import privacy from './privacy.json' with { type: 'json' }
import productPage from './productPage.json' with { type: 'json' }
import products from './products.json' with { type: 'json' }
import * as productWords from './productWords.ts'
import programme from './programme.json' with { type: 'json' }
import requests from './requests.json' with { type: 'json' }
import search from './search.json' with { type: 'json' }
import transparency from './transparency.json' with { type: 'json' }
import mails from './server/mails.json' with { type: 'json' }
import shop from './shop.json' with { type: 'json' }
import shopPages from './shopPages.json' with { type: 'json' }

export default {
  common,
  consent,
  forms,
  organisation,
  about,
  accessibility,
  basket,
  blog,
  ...blogLayouts,
  contact,
  controls,
  donate,
  ...elements,
  ...footers,
  frames,
  gallery,
  ...headers,
  home,
  homeIndex,
  ...homes,
  icons,
  kit,
  myData,
  newsletter,
  newsletterPage,
  noAccounts,
  notFound,
  order,
  ...innerPages,
  ...pageTitles,
  payment,
  people,
  pressKit,
  pressItems,
  portfolio,
  privacy,
  productPage,
  products,
  ...productWords,
  programme,
  requests,
  search,
  shop,
  transparency,
  shopPages,
  mails,
} satisfies WrittenCatalog
