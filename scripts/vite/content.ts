import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import type { Plugin } from 'vite'
import { z } from 'zod'
import { drawPicture, kinds, type PictureOptions, type Size } from '#client/art/art.ts'
import { picturesOf } from '#client/pictures/catalogue.ts'
import type {
  Article,
  CaptionedPicture,
  ContentFiles,
  FolioProject,
  FrontPage,
  FrontTeaser,
  ListedProject,
  Project,
  ProjectTeaser,
  Teaser,
} from '#shared/content/content.ts'
import { postCategories, type PostCategory } from '#shared/content/blog.ts'
import {
  postFacts,
  postWords,
  projectFacts,
  projectWords,
  type PictureFacts,
  type PostWords,
} from '#shared/content/contentFiles.ts'
import { projectCategories } from '#shared/content/listFilters.ts'
import { projectPages, type PortfolioStyle } from '#shared/content/portfolio.ts'
import { folioPictures, folios, type FolioName } from '#shared/content/homes/folios.ts'
import { allFronts, blogFronts, type BlogFrontName, type FrontName } from '#shared/content/homes/fronts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { sourceLanguages, type SourceLanguage } from '#shared/i18n/languages.ts'
import { postColours } from './postColours.ts'
import { readPartsExpression, readPartsImport, writeServerFile } from './serverFiles.ts'
import { hasDemo } from './demo.ts'
import { addPhotograph, hasPhotographs, photographCard, photographNamed, photographText } from './photographs.ts'
import { projectListings, tallTile } from './projectListings.ts'
import { drawFile, fileNameOf, mediaTypeOf, photographStyles } from './pictures.ts'

const contentFolder = join(import.meta.dirname, '../../shared/content')
const demoFolder = join(import.meta.dirname, '../../client/demo/')

const moduleId = 'virtual:content'
/** Rollup's convention: ids of virtual modules begin with `\0`. */
const resolvedId = `\0${moduleId}`

/** Sizes of drawn pictures in CSS pixels. Line widths are chosen for these sizes. */
const wide: Size = [720, 480]
const naturals = { '3:2': wide, '4:5': [600, 750], '1:1': [640, 640] } as const satisfies Record<string, Size>
const shown: Size = [960, 640]
/** The picture size that social networks recommend. */
export const card: Size = [1200, 630]

/** The number of articles in a category's file of teasers: the oldest. */
const teaserCount = 3

/** The numbers of the newest and of the most liked articles on the front page. */
const [newestCount, mostLikedCount] = [12, 6]

/** The reading speed for the reading time of an article. */
const wordsPerMinute = 200

/**
 * Returns the parsed content of a JSON file.
 * @param edit changes the text of the file
 * @throws Error when the file is missing or does not match the schema
 */
function readChecked<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  edit = (text: string) => text,
): z.output<Schema> {
  const file = join(contentFolder, path)
  if (!existsSync(file))
    throw new Error(`shared/content/${path} is missing. Each folder needs facts.json and a file for each language.`)
  const read = schema.safeParse(JSON.parse(edit(readFileSync(file, 'utf8'))))
  if (!read.success) throw new Error(`shared/content/${path} is invalid.\n${z.prettifyError(read.error)}`)
  return read.data
}

/** Returns a Serbian text in which no line ends with a word of one letter. */
const bindShortWords = (text: string): string => text.replace(/(?<!\p{L})([аикосу]) /giu, '$1\u00a0')

/**
 * Returns all folders of a kind (`posts` or `projects`), with their facts and words.
 * @throws Error when a folder's name may not be in an address, or a file is invalid
 */
function readFolders<Facts extends z.ZodType, Words extends z.ZodType>(kind: string, facts: Facts, words: Words) {
  return readdirSync(join(contentFolder, kind), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: id }) => {
      if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))
        throw new Error(
          `shared/content/${kind}/${id}: the name may only have lower-case letters, digits and single hyphens.`,
        )
      const wordsIn = (language: SourceLanguage) =>
        readChecked(`${kind}/${id}/${language}.json`, words, language === 'sr' ? bindShortWords : undefined)
      return {
        id,
        facts: readChecked(`${kind}/${id}/facts.json`, facts),
        words: inEachLanguage(wordsIn),
      }
    })
}

const newestFirst = (a: { id: string; facts: { date: string } }, b: typeof a) =>
  b.facts.date.localeCompare(a.facts.date) || a.id.localeCompare(b.id)

const textOf = (block: PostWords['body'][number]): string => {
  if (typeof block === 'string') return block
  if ('heading' in block) return block.heading
  return 'list' in block ? block.list.join(' ') : block.quote
}

const minutesOf = (body: PostWords['body']): number =>
  Math.max(1, Math.round(body.map(textOf).join(' ').split(/\s+/).length / wordsPerMinute))

/** The pictures by file name. */
interface Drawn {
  files: Map<string, string | Uint8Array>
  /** Pictures of shared links as SVG. The file names are those of the PNG files. */
  cards: Map<string, string>
}

/** Returns functions that draw the pictures of one folder and add them to `drawn`. */
function drawerOf(group: 'post' | 'project', id: string, drawn: Drawn) {
  const from = `shared/content/${group}s/${id}`
  const printed = group === 'post' ? postColours : {}
  const optionsOf = (facts: { kind: string }, ratio: Size, seed: string): PictureOptions => {
    if (!(kinds as readonly string[]).includes(facts.kind))
      throw new Error(`${from} has an unknown kind of picture: ${facts.kind}.`)
    return { ...printed, seed, ...facts, ratio } as PictureOptions
  }
  return {
    draw: (name: string, facts: PictureFacts, ratio: Size, seed = id): PictureFile =>
      'kind' in facts
        ? drawFile([group, id, name].filter(Boolean).join('-'), optionsOf(facts, ratio, seed), drawn.files)
        : addPhotograph(photographNamed(facts.photograph, from), { width: ratio[0], height: ratio[1] }, drawn.files),
    card: (facts: PictureFacts): string => {
      const svg =
        'kind' in facts
          ? drawPicture(optionsOf(facts, card, id), 'light')
          : photographCard(photographNamed(facts.photograph, from), card)
      const name = fileNameOf(`${group}-${id}-card`, svg).replace(/svg$/, 'png')
      drawn.cards.set(name, svg)
      return `/${name}`
    },
  }
}

/** Returns the colours of a home, which are those of its first picture; the party's page shows articles in their own colours. */
function coloursOf(front: FrontName | BlogFrontName): Pick<PictureOptions, 'colours' | 'accent'> | undefined {
  if (front === 'latest-news') return undefined
  const [[, { theme, accent }] = ['', {}]] = picturesOf(`home-${front}`)
  return { ...(theme && { colours: theme }), ...(accent && { accent }) }
}

/** Returns the texts of a picture that is a photograph, in one language. Browsers derive Latin words from Cyrillic ones. */
const textIn = (facts: PictureFacts, language: SourceLanguage) =>
  'kind' in facts
    ? undefined
    : photographText(photographNamed(facts.photograph, contentFolder), language === 'sr' ? 'sr-Cyrl' : language)

/** Returns a picture with its texts in one language, when it is a photograph. */
const withText = (file: PictureFile, facts: PictureFacts, language: SourceLanguage): PictureFile => {
  const text = textIn(facts, language)
  return file.photograph && text ? { ...file, photograph: { ...file.photograph, text } } : file
}

/** Returns pictures with their texts in one language. */
const captionedBy = (
  files: readonly PictureFile[],
  facts: readonly PictureFacts[],
  texts: readonly Omit<CaptionedPicture, 'file'>[],
  language: SourceLanguage,
): CaptionedPicture[] =>
  files.map((file, index) => ({ ...texts[index]!, file: withText(file, facts[index]!, language) }))

function gatherPosts(drawn: Drawn) {
  return readFolders('posts', postFacts, postWords)
    .sort(newestFirst)
    .map(({ id, facts, words }) => {
      const { draw, card: drawCard } = drawerOf('post', id, drawn)
      const { picture, pictures = [], ratio, double_col: isDouble, ...kept } = facts
      for (const language of sourceLanguages)
        if ((words[language].pictures ?? []).length !== pictures.length)
          throw new Error(
            `shared/content/posts/${id}/${language}.json needs as many texts of pictures as facts.json has pictures.`,
          )
      const wideFile = draw('', picture, wide)
      const natural = ratio === '3:2' ? wideFile : draw('natural', picture, naturals[ratio])
      const files = pictures.map((one, index) => draw(String(index + 1), one, shown, `${id}-${index + 1}`))
      const cardFile = drawCard(picture)
      return {
        id,
        facts,
        pictureFor: (front: FrontName | BlogFrontName, isWide: boolean): PictureFile => {
          const colours = coloursOf(front)
          if (colours === undefined || !('kind' in picture)) return isWide ? wideFile : natural
          const { accent: _, ...drawing } = picture
          return draw(front, { ...drawing, ...colours }, isWide ? wide : naturals[ratio], id)
        },
        teaser: (language: SourceLanguage): Teaser => {
          const { title, description, body } = words[language]
          return { id, ...kept, isDouble, title, description, wide: wideFile, natural, minutes: minutesOf(body) }
        },
        file: (language: SourceLanguage): [`post/${string}`, Article] => {
          const { picture: drawnAlt, pictures: texts = [], ...rest } = words[language]
          const alt = textIn(picture, language)?.alt ?? drawnAlt
          const article = {
            ...rest,
            alt,
            ...(wideFile.photograph && { photograph: withText(wideFile, picture, language) }),
            pictures: captionedBy(files, pictures, texts, language),
            card: cardFile,
          }
          return [`post/${id}`, article]
        },
      }
    })
}

function gatherProjects(drawn: Drawn) {
  const folders = readFolders('projects', projectFacts, projectWords).sort(newestFirst)
  for (const page of projectPages)
    if (!folders.some(({ facts }) => facts.page === page))
      throw new Error(
        `client/demo/portfolio/projects/${page} has no project. One of shared/content/projects needs "page": ${Number(page)}.`,
      )
  const known = new Set<string>()
  return folders.map(({ id, facts, words }) => {
    const { draw, card: drawCard } = drawerOf('project', id, drawn)
    const { picture, second, pictures, ratio, accent, film, double_col: isDouble, ...kept } = facts
    const isWide = ratio === '3:2'
    const [wideFile, secondWide] = [draw('', picture, wide), draw('second', second, wide, `${id}-second`)]
    const natural = isWide ? wideFile : draw('natural', picture, naturals[ratio])
    const secondNatural = isWide ? secondWide : draw('second-natural', second, naturals[ratio], `${id}-second`)
    const files = pictures.map((one, index) => draw(String(index + 1), one, shown, `${id}-${index + 1}`))
    const cardFile = drawCard(picture)
    const isFirst = !known.has(kept.page)
    known.add(kept.page)
    return {
      category: kept.category,
      teaser: (language: SourceLanguage): ProjectTeaser => {
        const { title, client } = words[language]
        const alt = textIn(picture, language)?.alt ?? words[language].picture
        const secondAlt = textIn(second, language)?.alt ?? words[language].second
        const drawings = { wide: wideFile, secondWide, natural, secondNatural }
        return { id, ...kept, isDouble, title, client, alt, secondAlt, ...drawings }
      },
      listed: (style: PortfolioStyle): ((language: SourceLanguage) => ListedProject) => {
        const { print, crop, inks } = projectListings[style]
        const printOf = (isSecond: boolean) => {
          const own = isSecond ? second : picture
          const printed = 'kind' in own && inks ? { ...own, colours: inks[kept.category] } : own
          const named = `${inks ? `${style}-` : ''}${Number(isSecond)}`
          const drawAs = (shape: string, size: Size) =>
            draw(`${named}-${shape}`, printed, size, isSecond ? `${id}-second` : id)
          const inWide = drawAs('wide', wide)
          return {
            altIn: (language: SourceLanguage) =>
              textIn(own, language)?.alt ?? words[language][isSecond ? 'second' : 'picture'],
            wide: inWide,
            natural: isWide ? inWide : drawAs('natural', naturals[ratio]),
            ...(crop && { crop: drawAs(`crop-${crop.join('-')}`, crop) }),
            tall: drawAs('tall', tallTile),
          }
        }
        const { altIn, ...drawings } = printOf(print === 'second')
        const next = print === 'both' ? printOf(true) : undefined
        return (language) => ({
          ...{ id, ...kept, isDouble, isFirst },
          ...{ title: words[language].title, client: words[language].client },
          ...drawings,
          alt: altIn(language),
          ...(next && {
            secondAlt: next.altIn(language),
            secondWide: next.wide,
            secondNatural: next.natural,
            secondTall: next.tall,
          }),
        })
      },
      files: (language: SourceLanguage): (readonly [`project/${string}`, Project])[] => {
        const { title, description, body, result, film: seen, quote, pictures: texts } = words[language]
        if (Boolean(film) !== Boolean(seen))
          throw new Error(
            `shared/content/projects/${id}: ${language}.json and facts.json need a film both, or neither.`,
          )
        const project = {
          id,
          title,
          description,
          body,
          result,
          quote,
          accent,
          ...(film && seen && { film: { name: film, caption: seen } }),
          pictures: captionedBy(files, pictures, texts, language),
          card: cardFile,
        }
        return [[`project/${id}`, project], ...(isFirst ? [[`project/${kept.page}`, project] as const] : [])]
      },
    }
  })
}

/** The files of a build without demonstration pages. Only these pages show articles and projects. */
const noContent = { posts: { list: [] }, projects: { list: [] } } as unknown as ContentFiles

const inEachLanguage = <Value>(valueIn: (language: SourceLanguage) => Value) =>
  Object.fromEntries(sourceLanguages.map((language) => [language, valueIn(language)])) as Record<SourceLanguage, Value>

/** Returns the content files of every source language (lists, articles, projects), and the pictures drawn for them. */
export function gatherContent(): { files: Record<SourceLanguage, ContentFiles>; drawn: Drawn } {
  const drawn: Drawn = { files: new Map(), cards: new Map() }
  if (!hasDemo) return { files: inEachLanguage(() => noContent), drawn }
  const posts = gatherPosts(drawn)
  const projects = gatherProjects(drawn)
  const teasersOf = (
    category: PostCategory,
    language: SourceLanguage,
  ): [`teasers/${PostCategory}`, ContentFiles['teasers/x']] => [
    `teasers/${category}`,
    {
      list: posts
        .map(({ teaser }) => teaser(language))
        .filter((post) => post.category.includes(category))
        .slice(-teaserCount)
        .map(({ id, type, title, description, date }) => ({ id, type, title, description, date })),
    },
  ]
  const liked = posts
    .toSorted((a, b) => b.facts.likes - a.facts.likes)
    .slice(0, mostLikedCount)
    .map(({ teaser }) => teaser)
  const quoted = posts.find(({ facts: { type } }) => type === 'blockquote')!
  const heard = posts.find(({ facts: { type } }) => type === 'audio')!
  const blogFrontsIn = (Object.keys(blogFronts) as BlogFrontName[]).map((home) => {
    const skipped = blogFronts[home]
    const shown = posts
      .slice(skipped, skipped + newestCount)
      .map(({ teaser, pictureFor }) => ({ teaser, picture: pictureFor(home, true) }))
    return (language: SourceLanguage): [`blogFront/${BlogFrontName}`, FrontPage] => {
      const asQuoted = quoted.teaser(language)
      const { id, type, title, description } = heard.teaser(language)
      return [
        `blogFront/${home}`,
        {
          list: shown.map(({ teaser, picture }) => ({ ...teaser(language), wide: picture, natural: picture })),
          mostLiked: liked.map((teaser) => {
            const { id, type, title, category, likes } = teaser(language)
            return { id, type, title, category, likes }
          }),
          newestQuoted: {
            id: asQuoted.id,
            type: asQuoted.type,
            title: asQuoted.title,
            category: asQuoted.category,
            quote: quoted.file(language)[1].quote!,
          },
          newestRecorded: { id, type, title, description },
          counts: Object.fromEntries(
            postCategories.map((one) => [one, posts.filter(({ facts }) => facts.category.includes(one)).length]),
          ) as FrontPage['counts'],
        },
      ]
    }
  })
  /** Returns the articles of a front page, and whether each has a picture at 3:2. */
  const shownOn = (front: (typeof allFronts)[FrontName]) => {
    if ('articles' in front)
      return front.articles.map((id) => {
        const post = posts.find((one) => one.id === id)
        if (!post) throw new Error(`shared/content/homes/fronts.ts names the article ${id}, which does not exist.`)
        return { post, isWide: !front.isNatural }
      })
    const { categories, wideCount, naturalCount } = front
    return posts
      .filter(({ facts }) => facts.category.some((one) => categories.includes(one)))
      .slice(0, wideCount + naturalCount)
      .map((post, index) => ({ post, isWide: index < wideCount }))
  }
  const frontsIn = (Object.keys(allFronts) as FrontName[]).map((name) => {
    const shown = shownOn(allFronts[name]).map(({ post: { teaser, pictureFor }, isWide }) => ({
      teaser,
      picture: pictureFor(name, isWide),
    }))
    return (language: SourceLanguage): [`front/${FrontName}`, { list: FrontTeaser[] }] => [
      `front/${name}`,
      {
        list: shown.map(({ teaser, picture }) => {
          const { id, type, category, author, date, likes, comments, title, description } = teaser(language)
          return { id, type, category, author, date, likes, comments, title, description, picture }
        }),
      },
    ]
  })
  const folioOf = (home: FolioName, language: SourceLanguage): { list: FolioProject[] } => {
    const all = projects.map(({ teaser }) => teaser(language))
    const ids: readonly string[] = folios[home]
    return {
      list: ids.map((id) => {
        const project = all.find((one) => one.id === id)
        if (!project) throw new Error(`shared/content/homes/folios.ts names the project ${id}, which does not exist.`)
        const { wide, natural, secondWide, secondNatural, ...teaser } = project
        const pictures = { wide, natural, secondWide, secondNatural }
        return {
          ...teaser,
          ...Object.fromEntries(folioPictures[home].map((picture) => [picture, pictures[picture]])),
          isFirst: all.find(({ page }) => page === project.page) === project,
        }
      }),
    }
  }
  const byCategory = projectCategories.flatMap((category) => projects.filter((one) => one.category === category))
  const listingsIn = (Object.keys(projectListings) as PortfolioStyle[]).map((style) => {
    const { skips } = projectListings[style]
    const skipped = new Set(byCategory.filter((_, position) => position % 3 === skips))
    const shown = projects.filter((one) => !skipped.has(one)).map(({ listed }) => listed(style))
    return (language: SourceLanguage) => [`listing/${style}`, { list: shown.map((one) => one(language)) }] as const
  })
  const filesIn = (language: SourceLanguage): ContentFiles => ({
    posts: { list: posts.map(({ teaser }) => teaser(language)) },
    projects: { list: projects.map(({ teaser }) => teaser(language)) },
    ...Object.fromEntries(blogFrontsIn.map((front) => front(language))),
    ...Object.fromEntries(frontsIn.map((front) => front(language))),
    ...Object.fromEntries(listingsIn.map((listing) => listing(language))),
    ...Object.fromEntries(
      (Object.keys(folios) as FolioName[]).map((home) => [`folio/${home}`, folioOf(home, language)]),
    ),
    ...Object.fromEntries(postCategories.map((category) => teasersOf(category, language))),
    ...Object.fromEntries(posts.map(({ file }) => file(language))),
    ...Object.fromEntries(projects.flatMap(({ files }) => files(language))),
  })
  return { files: inEachLanguage(filesIn), drawn }
}

/** Returns a drawing as PNG, as wide as a card. System fonts are not loaded, because no drawing has text. */
export const toPng = (svg: string): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: card[0] }, font: { loadSystemFonts: false } }).render().asPng()

/** Returns the name of the file with all articles and projects in a language, which the built server reads. */
const fileOf = (language: SourceLanguage) => `content-${language}.parts`

/**
 * Vite plugin that reads articles and projects and draws their pictures. The server imports all of them as `virtual:content`. The
 * browser loads them as separate files of words (`words.ts`).
 */
export function contentPlugin(): Plugin {
  let isBuild = false
  let isEmitting = false
  return {
    name: 'content',
    configResolved(config) {
      isBuild = config.command === 'build'
      isEmitting = isBuild && !config.build.ssr
    },
    buildStart() {
      // The files are emitted here because no module of the client build imports them: only words refer to them.
      if (!isEmitting) return
      const { files, cards } = gatherContent().drawn
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
      for (const [fileName, drawing] of cards) this.emitFile({ type: 'asset', fileName, source: toPng(drawing) })
    },
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    transform(code, id) {
      // Pages that show articles or projects need the styles of their photographs.
      if (!hasPhotographs || !id.startsWith(demoFolder) || !code.includes('/contentFileOf.ts')) return undefined
      const { files } = gatherContent().drawn
      const isPhotographic = [...files.keys()].some((name) => !name.endsWith('.svg'))
      return isPhotographic ? { code: `import ${JSON.stringify(photographStyles)};${code}`, map: null } : undefined
    },
    load(id) {
      if (id !== resolvedId) return undefined
      const { files } = gatherContent()
      const contentIn = (language: SourceLanguage) =>
        isBuild ? readPartsExpression(fileOf(language)) : JSON.stringify(files[language])
      const contents = sourceLanguages.map((language) => `${language}: () => (${contentIn(language)})`)
      return `${isBuild ? readPartsImport : ''}export default { ${contents.join(',\n')} }`
    },
    async writeBundle({ dir = '' }) {
      if (isEmitting) return
      const { files } = gatherContent()
      for (const language of sourceLanguages) await writeServerFile(dir, fileOf(language), files[language])
    },
    configureServer(server) {
      // The files are read on each request, because they change during development.
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? '').slice(1)
        if (!/^static\/media\/(?:post|project|photograph)-/.test(name)) return next()
        const { files, cards } = gatherContent().drawn
        const [picture, cardDrawing] = [files.get(name), cards.get(name)]
        if (picture !== undefined) response.setHeader('Content-Type', mediaTypeOf(name)).end(picture)
        else if (cardDrawing !== undefined) response.setHeader('Content-Type', 'image/png').end(toPng(cardDrawing))
        else next()
      })
    },
    hotUpdate({ file, type }) {
      if (!file.startsWith(contentFolder) || !file.endsWith('.json')) return
      const known = this.environment.moduleGraph.getModuleById(resolvedId)
      if (known) this.environment.moduleGraph.invalidateModule(known)
      if (this.environment.name === 'client' && type === 'update') this.environment.hot.send({ type: 'full-reload' })
    },
  }
}
