import type { FolioName, ProjectPicture } from './homes/folios.ts'
import type { BlogFrontName, FrontName } from './homes/fronts.ts'
import type { PostCategory } from './blog.ts'
import type { PortfolioStyle } from './portfolio.ts'
import type { PostFacts, PostWords, ProjectFacts, ProjectWords } from './contentFiles.ts'
import type { FilmName } from './media.ts'
import type { PictureFile } from './picture.ts'

/*
 * The files that the build makes from the folders of `posts/` and `projects/`: word files like those of `locales/`,
 * with the facts in them.
 */

/** A picture with its alternative text and caption. */
export interface CaptionedPicture {
  file: PictureFile
  alt: string
  caption: string
}

/** An article in a listing. */
export interface Teaser extends Omit<PostFacts, 'picture' | 'pictures' | 'ratio' | 'double_col'> {
  id: string
  title: string
  description: string
  isDouble: boolean
  /** 3:2 */
  wide: PictureFile
  /** In the article's own ratio. */
  natural: PictureFile
  /** The reading time in minutes, at 200 words a minute. */
  minutes: number
}

/** An article in a list of titles. */
export type BriefTeaser = Pick<Teaser, 'id' | 'type' | 'title' | 'description' | 'date'>

/** An article on a card. */
export type CardTeaser = Omit<Teaser, 'tags' | 'blogType' | 'isDouble' | 'minutes'> &
  Partial<Pick<Teaser, 'isDouble' | 'minutes'>>

/** An article on a home that selects categories, with the one picture that is shown there. */
export interface FrontTeaser extends Omit<CardTeaser, 'isDouble' | 'minutes' | 'wide' | 'natural'> {
  picture: PictureFile
}

/** The part of all articles that the home of a blog shows, with pictures in its colours. */
export interface FrontPage {
  /** The newest articles, as listings show them. */
  list: readonly Teaser[]
  /** The most liked articles. */
  mostLiked: readonly Pick<Teaser, 'id' | 'type' | 'title' | 'category' | 'likes'>[]
  /** The newest article with a quotation. */
  newestQuoted: Pick<Teaser, 'id' | 'type' | 'title' | 'category'> & { quote: NonNullable<PostWords['quote']> }
  /** The newest article with a recording. */
  newestRecorded: Pick<Teaser, 'id' | 'type' | 'title' | 'description'>
  /** The number of articles in each category. */
  counts: Readonly<Record<PostCategory, number>>
}

/** The part of an article that its teaser lacks. */
export interface Article extends Pick<PostWords, 'body' | 'quote' | 'media' | 'transcript'> {
  title: string
  description: string
  /** The alternative text of the picture. */
  alt: string
  /** The picture with its texts, when it is a photograph. Teasers lack them. */
  photograph?: PictureFile
  pictures: readonly CaptionedPicture[]
  /** The picture for social networks: 1200 × 630, PNG. */
  card: string
}

/** A project in a listing. */
export interface ProjectTeaser
  extends Pick<ProjectFacts, 'date' | 'category' | 'page'>, Pick<ProjectWords, 'title' | 'client'> {
  id: string
  isDouble: boolean
  alt: string
  secondAlt: string
  /** 3:2 */
  wide: PictureFile
  secondWide: PictureFile
  /** In the project's own ratio. */
  natural: PictureFile
  secondNatural: PictureFile
}

/** A project on a home, with the pictures that the home shows (`folioPictures`). */
export interface FolioProject
  extends Omit<ProjectTeaser, ProjectPicture>, Partial<Pick<ProjectTeaser, ProjectPicture>> {
  /** Whether it is the first project of its layout, whose page has the layout's own address. */
  isFirst: boolean
}

/** A project in a listing of one style, with the prints of that style. */
export interface ListedProject
  extends
    Omit<ProjectTeaser, 'secondAlt' | 'secondWide' | 'secondNatural'>,
    Partial<Pick<ProjectTeaser, 'secondAlt' | 'secondWide' | 'secondNatural'>> {
  /** Whether it is the first project of its layout, whose page has the layout's own address. */
  isFirst?: boolean
  /** In the ratio of the style's crop. */
  crop?: PictureFile
  /** In the ratio of a high tile. */
  tall?: PictureFile
  secondTall?: PictureFile
}

/** The part of a project that its teaser lacks. */
export interface Project
  extends Pick<ProjectFacts, 'accent'>, Pick<ProjectWords, 'title' | 'description' | 'body' | 'result' | 'quote'> {
  id: string
  film?: { name: FilmName; caption: string }
  pictures: readonly CaptionedPicture[]
  card: string
}

/**
 * The content files: lists of all articles and projects, newest first, and a file for each. The first project of a
 * layout also has a file under the layout's number.
 */
export interface ContentFiles {
  posts: { list: readonly Teaser[] }
  projects: { list: readonly ProjectTeaser[] }
  /** The projects in the listings of a style. */
  [file: `listing/${string}`]: { list: readonly ListedProject[] }
  [file: `blogFront/${string}`]: FrontPage
  /** The newest articles of a home's categories. */
  [file: `front/${string}`]: { list: readonly FrontTeaser[] }
  /** The newest articles of a category. */
  [file: `teasers/${string}`]: { list: readonly BriefTeaser[] }
  /** The projects that a home shows. */
  [file: `folio/${string}`]: { list: readonly FolioProject[] }
  [file: `post/${string}`]: Article
  [file: `project/${string}`]: Project
}
export type ContentFile =
  | 'posts'
  | 'projects'
  | `listing/${PortfolioStyle}`
  | `blogFront/${BlogFrontName}`
  | `front/${FrontName}`
  | `teasers/${PostCategory}`
  | `folio/${FolioName}`
  | `post/${string}`
  | `project/${string}`
