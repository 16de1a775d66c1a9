import { calendarPath, newsFeedPath } from '#shared/publishing/paths.ts'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { iconSetNames } from '#shared/content/iconSetNames.ts'
import { iconSets } from '#shared/content/iconSets.ts'
import { shownWording } from '#shared/consent/shownWording.ts'
import { consentPurposes } from '#shared/consent/versions.ts'
import { feedPath } from '#shared/content/blog.ts'
import { donationsCsvPath, donationsFeedPath } from '#shared/content/donations.ts'
import { pressTextPath, pressTexts } from '#shared/content/pressKit.ts'
import { averageSalary } from '#shared/content/donationRules.ts'
import { shopSizes } from '#shared/content/shopNames.ts'
import { embeds, hostNames, openFilms, type Embed } from '#shared/content/media.ts'
import { messagingGroup, networks } from '#shared/content/networks.ts'
import { organisation } from '#shared/content/organisation.ts'
import { payments } from '#shared/content/payments.ts'
import { press, type PressItem } from '#shared/content/press.ts'
import { storage } from '#shared/content/storage.ts'
import { unitName } from '#shared/i18n/format.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { matchLanguage } from '#shared/i18n/negotiate.ts'
import { bootScript } from '#shared/boot.ts'
import { themeScript } from '#shared/theme.ts'
import { consentWording } from '#locales/consentWording.ts'
import { wordsOf } from '#locales/words.ts'
import { latinWords } from './latinWords.ts'
import { all, readOnce, pageTexts, textOf, valueOf, values, type PageDocument } from './renderDocument.ts'

/** Returns the faults of a page, one line each. */
export type Rule = (page: PageDocument) => string[]

/** The other sites to which links may lead. */
const otherSites: readonly string[] = [
  'https://www.openstreetmap.org/',
  ...[...Object.values(embeds), ...Object.values(openFilms)].map(({ page }) => page),
  messagingGroup.url,
  ...networks.map(({ url }) => url),
  ...Object.values(iconSets).flatMap(({ site, licence }) => [site, licence.url]),
  ...[...Object.values(payments), ...(press as readonly PressItem[])].flatMap(({ url }) => url ?? []),
]

const when = (isWrong: boolean, fault: string): string[] => (isWrong ? [fault] : [])

/** Returns a fault if a value is not the expected one. */
const differs = (what: string, found: unknown, expected: unknown): string[] =>
  when(found !== expected, `${what} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`)

/** Keys that are also ordinary words on pages: counted things, and units in the texts of `Intl`. */
const ordinary: ReadonlySet<string> = new Set([
  'pictures',
  ...languages.flatMap((language) =>
    (['day', 'hour', 'minute', 'second'] as const).map((unit) => unitName(unit, 2, language)),
  ),
])

/** Every key of the words of pages, with and without namespace. A missing text appears as its key. */
const keys: ReadonlySet<string> = (() => {
  const found = new Set<string>()
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') {
      for (const key of [path, path.replace(/_(?:zero|one|few|many|other)$/, '')]) found.add(key)
    } else for (const [name, part] of Object.entries(value as object)) walk(part, path ? `${path}.${name}` : name)
  }
  for (const [namespace, words] of Object.entries(wordsOf('sr'))) {
    walk(words, '')
    walk({ [namespace]: words }, '')
  }
  return new Set([...found].filter((key) => !ordinary.has(key)).flatMap((key) => [key, key.replace('.', ':')]))
})()

/** Returns the words of a text, without web and email addresses. */
const wordsIn = (text: string): string[] =>
  text
    .replace(/https?:\/\/\S+|[\w.+…*•-]+@[\w.-]+|\b[\w-]+(?:\.[\w-]+)*\.example\b/g, ' ')
    .match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? []

/** Words that stay in Latin script on Cyrillic pages: acronyms, units, and names in the facts and in the browser's storage. */
const latinAllowed = new Set([
  ...latinWords,
  ...'PR- g CSS SQL'.split(' '),
  messagingGroup.app,
  ...shopSizes,
  ...averageSalary.source.split('.'),
  ...organisation.domain.split('.'),
  'localhost',
  ...networks.map(({ name }) => name),
  ...Object.values(iconSetNames).flatMap((name) => name.split(' ')),
  ...Object.values(iconSets).flatMap(({ authors, licence, insteadOf = '' }) =>
    [authors, licence.name, insteadOf].flatMap((name) => name.split(/[\s,.]+/)),
  ),
  ...Object.values(hostNames),
  ...Object.values<Embed>({ ...embeds, ...openFilms }).flatMap(({ film }) =>
    film ? [film.name, film.makers, film.licence].flatMap((name) => name.split(' ')) : [],
  ),
  // An example of a search in English names.
  'arrow',
  ...Object.values(storage).map(({ name }) => name as string),
])
/** Feeds and files whose address must name the language, because their readers have no cookie. */
const feeds: readonly string[] = [feedPath, donationsCsvPath, donationsFeedPath, newsFeedPath, calendarPath]
const romanNumeral = /^[IVXLCDM]+$/
/** Matches a wrong digraph: in an upper-case word it is LJ; at the beginning of a capitalized word it is Lj. */
const wrongDigraph = /\p{Lu}(?:Lj|Nj|Dž)(?!\p{Ll})|(?<!\p{L})(?:LJ|NJ|DŽ)\p{Ll}/u
const isLatinToo = (word: string): boolean => latinAllowed.has(word) || romanNumeral.test(word)
/** Matches the Cyrillic ending of an acronym: „SMS-ом”. */
const cyrillicEnding = /-\p{Script=Cyrillic}+$/u

/** Returns the addresses of the site in a page's links, forms and head. */
export const ownAddresses = readOnce((page): { links: string[]; targets: string[]; files: string[] } => {
  const own = (address: string) => address.startsWith('/') || address.startsWith('#')
  const isFile = (address: string) => address.startsWith('/static/')
  const links = values(page, 'a', 'href').filter(own)
  return {
    // A GET form leads to a page, as a link does.
    links: [...links, ...values(page, 'form[method="get"]', 'action').filter(own)].filter((link) => !isFile(link)),
    targets: values(page, 'form[method="post"]', 'action').filter(own),
    files: [
      // The icon may be a data URL.
      ...values(page, 'link[rel="icon"]', 'href').filter(own),
      ...values(page, 'link[rel="apple-touch-icon"]', 'href'),
      ...values(page, 'link[rel="preload"]', 'href'),
      ...values(page, 'link[rel="stylesheet"]', 'href'),
      ...values(page, 'link[rel="modulepreload"]', 'href'),
      ...values(page, 'script', 'src'),
      ...values(page, 'img', 'src'),
      ...values(page, 'use', 'href').map((address) => address.replace(/#.*/, '')),
      ...links.filter(isFile),
      ...values(page, 'source', 'src'),
      ...values(page, 'track', 'src'),
      ...values(page, 'video', 'poster'),
      ...values(page, 'source', 'srcset').flatMap((set) => set.split(',').map((one) => one.trim().split(/\s/)[0]!)),
    ],
  }
})

/** Returns the state that a document passes to its script; undefined if it is invalid. */
export function stateOf(page: PageDocument): Record<string, unknown> | undefined {
  try {
    return JSON.parse(all(page, 'script[id="state"]')[0]?.textContent ?? '') as Record<string, unknown>
  } catch {
    return undefined
  }
}

/** The rules for every document, with any status. */
export const everywhere: Readonly<Record<string, Rule>> = {
  'exactly one h1'(page) {
    const headings = all(page, 'h1').map(textOf)
    return when(headings.length !== 1 || !headings[0], `h1: ${JSON.stringify(headings)}`)
  },

  'all declarations of the language agree'(page) {
    const { tag, openGraph } = languageFacts[page.language]
    const openGraphs = values(page, 'meta[property="og:locale"]', 'content')
    return [
      ...differs('<html lang>', values(page, 'html', 'lang').join(), tag),
      ...differs('Content-Language', page.headers.get('content-language'), tag),
      ...(openGraphs.length === 0 ? [] : differs('og:locale', openGraphs.join(), openGraph)),
    ]
  },

  'title and description'(page) {
    const titles = all(page, 'head title').map(textOf)
    const descriptions = values(page, 'meta[name="description"]', 'content')
    const party = wordsOf(page.language).organisation.name
    return [
      ...when(titles.length !== 1 || !titles[0]?.includes(party), `titles: ${JSON.stringify(titles)}`),
      ...when(
        descriptions.length !== 1 || descriptions[0]!.length < 50,
        `descriptions: ${JSON.stringify(descriptions)}`,
      ),
    ]
  },

  'links and forms stay in the language that the address named'(page) {
    const { links, targets } = ownAddresses(page)
    const expected = page.addressed ? page.language : undefined
    const namedIn = (address: string) => new URL(address, 'http://site.test').searchParams.get('lng') ?? undefined
    return [...links, ...targets].flatMap((address) => {
      if (address.startsWith('#')) return []
      const url = new URL(address, 'http://site.test')
      // The language switch has the new language, and the address of the current page.
      if (url.pathname === '/language') {
        const back = url.searchParams.get('to') ?? ''
        return [
          ...when(!languages.some((language) => language === url.searchParams.get('lng')), `no language in ${address}`),
          ...when(namedIn(back) !== expected, `${address} returns to ${back}`),
        ]
      }
      // The texts for the press are there in each language.
      if (pressTexts.some((text) => url.pathname === pressTextPath(text)))
        return when(namedIn(address) === undefined, `${address} names no language`)
      const isFeed = feeds.includes(url.pathname) || url.pathname.endsWith('.ics')
      if (isFeed) return when(namedIn(address) !== page.language, `${address} names no language`)
      return when(namedIn(address) !== expected, `${address} names ${String(namedIn(address))}`)
    })
  },

  'links lead to the site, to a call or mail, or to a site on the list'(page) {
    const known = (href: string) =>
      /^(?:[/#](?!\/)|tel:\+\d+$|mailto:(?:[^?]+|\?subject=[^&]+&body=[^&]+)$)/.test(href) ||
      otherSites.some((site) => href.startsWith(site))
    return [...values(page, 'a', 'href'), ...values(page, 'form', 'action')].filter((href) => !known(href))
  },

  'files come from the site'(page) {
    return ownAddresses(page).files.filter((file) => !/^\/static\/(?:js|css|media)\/[\w.-]+-[\w-]{7}\.\w+$/.test(file))
  },

  'no inline styles, handlers or unknown scripts'(page) {
    const inline = all(page, 'script').filter((script) => !script.hasAttribute('src'))
    const handlers = all(page, '*').flatMap((element) =>
      element.attributes.map(({ key }) => key).filter((name) => /^on/i.test(name) || name.toLowerCase() === 'style'),
    )
    return [
      ...handlers.map((name) => `attribute ${name}`),
      ...inline
        .filter(
          (script) =>
            !/^(?:application\/(?:ld\+)?json|speculationrules)$/.test(valueOf(script, 'type') ?? '') &&
            ![themeScript, bootScript].includes(script.textContent),
        )
        .map(() => 'a script'),
      // One style element is allowed: the critical CSS, which begins with the order of the layers.
      ...all(page, 'style')
        .filter((style, at) => at > 0 || !/^@layer [\w, ]+;\s/.test(textOf(style)))
        .map(() => 'a style element'),
    ]
  },

  'no text is missing or half made'(page) {
    return pageTexts(page)
      .filter(
        ({ text }) => /\{\{|\}\}|\bundefined\b|\[object|\bNaN\b|\$t\(|&[a-z]+;|<\/?\d>/.test(text) || keys.has(text),
      )
      .map(({ text, where }) => `${where}: ${text}`)
  },

  'no sentence ends twice'(page) {
    return pageTexts(page)
      .filter(({ text }) => /(?<!\.)\.\.(?!\.)|[!?]\.(?!\.)|(?<!(?<!\p{L})\p{Lu})[.!?]:(?:\s|$)/u.test(text))
      .map(({ text, where }) => `${where}: ${text}`)
  },

  'French sets no-break spaces'(page) {
    return pageTexts(page)
      .filter(
        ({ text, lang }) =>
          lang === languageFacts.fr.tag && /(?:^|[^\u202f\u00a0])[:;?!»](?=\s|$)|«(?![\u202f\u00a0])/.test(text),
      )
      .map(({ text, where }) => `${where}: ${text}`)
  },

  'each script keeps to its language'(page) {
    const { tag } = languageFacts[page.language]
    return pageTexts(page).flatMap(({ text, lang, where }) => {
      const isCyrillic = lang === languageFacts['sr-Cyrl'].tag
      const stray = wordsIn(text).filter((word) =>
        isCyrillic
          ? !/^\p{Script=Cyrillic}/u.test(word) && !isLatinToo(word.replace(cyrillicEnding, ''))
          : /\p{Script=Cyrillic}/u.test(word),
      )
      const isKnown = lang === tag || matchLanguage(lang) !== undefined
      return [
        ...when(!isKnown, `${where} says it is in ${JSON.stringify(lang)}`),
        ...when(lang === languageFacts.sr.tag && wrongDigraph.test(text), `${where}: a digraph in ${text}`),
        ...stray.map((word) => `${where}: ${word}`),
      ]
    })
  },

  // The consent log has the hash of this text.
  'a form that asks for consent shows the whole wording and names its version'(page) {
    return all(page, 'form').flatMap((form) => {
      if (!form.querySelector('input[name="consent"]')) return []
      const field = form.querySelector('input[name="form"]')
      const name = field && valueOf(field, 'value')
      const purpose = consentPurposes.find((known) => known === name) ?? 'contact'
      const id = valueOf(form, 'id')
      const shown = textOf(form)
      const named = form.querySelector('input[name="wording"]')
      return [
        ...differs(`the wording of ${id}`, named && valueOf(named, 'value'), shownWording(purpose, page.language)),
        ...consentWording(purpose, page.language)
          .split('\n')
          .flatMap((paragraph) =>
            when(!shown.includes(paragraph.replace(/\s+/g, ' ')), `${id} does not say “${paragraph}”`),
          ),
      ]
    })
  },

  'links within the page lead to an existing id'(page) {
    const ids = new Set(values(page, '[id]', 'id'))
    return ownAddresses(page).links.filter((link) => link.startsWith('#') && !ids.has(link.slice(1)))
  },

  'ids occur once'(page) {
    const ids = values(page, '[id]', 'id')
    return ids.filter((id, at) => ids.indexOf(id) !== at)
  },

  'pictures have width, height and alternative text'(page) {
    const faults = (['width', 'height'] as const).flatMap((name) =>
      all(page, 'img')
        .filter((image) => !/^[1-9]\d*$/.test(valueOf(image, name) ?? ''))
        .map((image) => ({ name: name, image })),
    )
    const withoutAlt = all(page, 'img').filter((image) => valueOf(image, 'alt') === undefined)
    return [...faults, ...withoutAlt.map((image) => ({ name: 'alt', image }))].map(
      ({ name, image }) => `${valueOf(image, 'src')} has no ${name}`,
    )
  },

  'the state for the browser is valid'(page) {
    const state = stateOf(page)
    if (!state) return ['it is not']
    return [
      ...differs('its language', state['language'], page.language),
      ...when(
        typeof state['publicUrl'] !== 'string' ||
          typeof state['year'] !== 'number' ||
          typeof state['messageDays'] !== 'number',
        JSON.stringify(state),
      ),
    ]
  },
}

/**
 * Returns the rules for a page of the table or the 404 page, without data of a single visitor.
 * @param path the path of the canonical address; undefined for the 404 page
 */
export const pageRules = (
  publicUrl: string,
  path: string | undefined,
  isIndexable: boolean,
): Readonly<Record<string, Rule>> => ({
  ...everywhere,

  'canonical and alternates'(page) {
    const absolute = (language?: string) => publicUrl + path + (language ? `?lng=${language}` : '')
    const canonical = values(page, 'link[rel="canonical"]', 'href')
    const alternates = all(page, 'link[rel="alternate"][hreflang]').map(
      (link) => `${valueOf(link, 'hreflang')} ${valueOf(link, 'href')}`,
    )
    const ogUrls = values(page, 'meta[property="og:url"]', 'content')
    if (path === undefined) return [...canonical, ...alternates, ...ogUrls]
    const here = absolute(page.addressed ? page.language : undefined)
    const expected = [
      ...languages.map((language) => `${languageFacts[language].tag} ${absolute(language)}`),
      `x-default ${absolute()}`,
    ]
    return [
      ...differs('canonical', canonical.join(), here),
      ...differs('og:url', ogUrls.join(), here),
      ...differs('alternates', alternates.sort().join(), expected.sort().join()),
      ...differs(
        'og:locale:alternate',
        values(page, 'meta[property="og:locale:alternate"]', 'content').sort().join(),
        [...new Set<string>(languages.map((language) => languageFacts[language].openGraph))]
          .filter((locale) => locale !== languageFacts[page.language].openGraph)
          .sort()
          .join(),
      ),
      ...differs(
        'og:locale',
        values(page, 'meta[property="og:locale"]', 'content').join(),
        languageFacts[page.language].openGraph,
      ),
    ]
  },

  'metadata of shared links'(page) {
    const content = (name: string) => values(page, `meta[property="og:${name}"]`, 'content').join()
    const card = values(page, 'meta[name="twitter:card"]', 'content').join()
    if (path === undefined) return differs('og:image and card', content('image') + card, '')
    const { organisation, common } = wordsOf(page.language)
    // Articles, projects and products have their own picture.
    const { name = '' } = (stateOf(page)?.['page'] ?? {}) as { name?: string }
    const [, kind, id = ''] = /^(post|project|product)(?:-\w+)?(?:\/(.*))?$/.exec(name) ?? []
    const picture = kind ? `${kind}-${id}` : 'sharing-'
    return [
      ...differs('og:site_name', content('site_name'), organisation.name),
      ...when(!content('title') || !content('description'), 'og:title or og:description is missing'),
      ...when(
        !content('image').startsWith(`${publicUrl}/static/media/${picture}`) || !content('image').endsWith('.png'),
        `og:image is ${content('image')}`,
      ),
      ...differs('og:image:type', content('image:type'), 'image/png'),
      ...differs('its size', `${content('image:width')} × ${content('image:height')}`, '1200 × 630'),
      ...(kind
        ? when(
            !content('image:alt') || content('image:alt') === common.sharePicture,
            'its own picture has no alternative text',
          )
        : differs('og:image:alt', content('image:alt'), common.sharePicture)),
      ...differs('twitter:card', card, 'summary_large_image'),
    ]
  },

  'structured data agrees with the page'(page) {
    const blocks = all(page, 'script[type="application/ld+json"]')
    if (!isIndexable) return when(blocks.length > 0, 'a page that is not indexable has structured data')
    if (blocks.length !== 1) return [`${blocks.length} blocks of structured data`]
    const data = JSON.parse(blocks[0]!.textContent) as { '@graph': Record<string, unknown>[] }
    const [party, web, shown, trail] = data['@graph']
    const canonical = values(page, 'link[rel="canonical"]', 'href').join()
    const breadcrumbs = all(page, `nav[aria-label="${wordsOf(page.language).common.breadcrumb}"] li`).map(textOf)
    const listed = ((trail?.['itemListElement'] ?? []) as { name: string; item: string }[]).map(({ name }) => name)
    return [
      ...differs('its context', (data as Record<string, unknown>)['@context'], 'https://schema.org'),
      ...differs('the party', party?.['name'], wordsOf(page.language).organisation.name),
      ...differs('its address', party?.['url'], `${publicUrl}/`),
      ...differs('the site', web?.['@type'], 'WebSite'),
      ...differs('the page', shown?.['url'], canonical),
      ...differs('its language', shown?.['inLanguage'], languageFacts[page.language].tag),
      ...differs('its description', shown?.['description'], values(page, 'meta[name="description"]', 'content').join()),
      ...differs('its trail', listed.join(' > '), breadcrumbs.join(' > ').replaceAll('\u00ad', '')),
    ]
  },

  'robots meta element'(page) {
    const robots = values(page, 'meta[name="robots"]', 'content').join()
    return differs('robots', robots, isIndexable ? '' : 'noindex')
  },

  'no data of a single visitor'(page) {
    const state = stateOf(page) ?? {}
    return [
      ...when(state['visit'] !== null || 'address' in state, 'the state has a visit'),
      ...values(page, 'input[name="token"]', 'value').map(() => 'a form token'),
      ...page.headers.getSetCookie(),
      ...when(/no-store|private/.test(page.headers.get('cache-control') ?? ''), 'Cache-Control is private'),
    ]
  },
})

/** The HTML validator. Rules are off if they are about style, or if other tests check the same. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    elements: ['html5'],
    rules: {
      // The ids of `useId` begin with an underscore. HTML forbids only spaces in ids.
      'valid-id': ['error', { relaxed: true }],
      // React's output: hrefLang, <img/>, required="".
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      // An input without a type is a text field. A label may both contain its field and refer to it.
      'no-implicit-input-type': 'off',
      'no-redundant-for': 'off',
      // Tests in the browser check the line breaks of telephone numbers.
      'tel-non-breaking': 'off',
      // The navigations of the bar and the menu are never visible together. axe checks visible landmarks.
      'unique-landmark': 'off',
      // All files are from the site's own host.
      'require-sri': 'off',
      // Other tests check titles and descriptions.
      'long-title': 'off',
    },
  }),
)

/** Returns the messages of the HTML validator about a document. */
export async function validity({ html, address }: Pick<PageDocument, 'html' | 'address'>): Promise<string[]> {
  const { results } = await validator.validateString(html, `${address}.html`)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  )
}

/** Returns all faults of a page by the rules, each with the name of the rule. */
export const findings = (page: PageDocument, rules: Readonly<Record<string, Rule>>): string[] =>
  Object.entries(rules).flatMap(([name, rule]) => rule(page).map((fault) => `${name}: ${fault}`))
