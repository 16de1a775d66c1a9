import type { FolioName, ProjectPicture } from './homes/folios.ts'
import type { FrontName } from './homes/fronts.ts'
import type { PostCategory } from './blog.ts'
import type { PostFacts, PostWords, ProjectFacts, ProjectWords } from './contentFiles.ts'
import type { PictureFile } from './picture.ts'

/* What the build makes of the folders of `posts/` and `projects/`: files of words like those of `locales/`, with the facts in them. */

/** A picture with what it shows and says. */
export interface Captioned {
  file: PictureFile
  alt: string
  caption: string
}

/** An article as listings show it. */
export interface Teaser extends Omit<PostFacts, 'picture' | 'pictures' | 'ratio' | 'double_col'> {
  id: string
  title: string
  description: string
  isDouble: boolean
  /** 3:2 */
  wide: PictureFile
  /** In the article's own ratio. */
  natural: PictureFile
  /** How long it takes to read, at 200 words a minute. */
  minutes: number
}

/** An article as a page names it that is no listing. */
export type BriefTeaser = Pick<
  Teaser,
  'id' | 'type' | 'title' | 'description' | 'date' | 'isDouble' | 'wide' | 'natural'
>

/** An article as a card shows it. */
export type CardTeaser = Omit<Teaser, 'tags' | 'blogType' | 'isDouble' | 'minutes'> &
  Partial<Pick<Teaser, 'isDouble' | 'minutes'>>

/** An article as the front page of a home's own categories has it: with the one picture that is shown there. */
export interface FrontTeaser extends Omit<CardTeaser, 'isDouble' | 'minutes' | 'wide' | 'natural'> {
  picture: PictureFile
}

/** The front page of the paper: what a home shows of all articles without the list of them. */
export interface FrontPage {
  /** The newest, as listings show them. */
  list: readonly Teaser[]
  /** Those that most readers liked. */
  liked: readonly Pick<Teaser, 'id' | 'type' | 'title' | 'category' | 'likes'>[]
  /** The newest that is about what somebody said. */
  quoted: Pick<Teaser, 'id' | 'type' | 'title' | 'category'> & { quote: NonNullable<PostWords['quote']> }
  /** The newest that is listened to. */
  heard: Pick<Teaser, 'id' | 'type' | 'title' | 'description' | 'wide'>
  /** How many each category has. */
  counts: Readonly<Record<PostCategory, number>>
}

/** What an article says, beside its teaser. */
export interface Article extends Pick<PostWords, 'body' | 'quote' | 'media' | 'transcript'> {
  title: string
  description: string
  /** What the picture shows. */
  alt: string
  pictures: readonly Captioned[]
  /** For those who share it: 1200 × 630, PNG. */
  card: string
}

/** A project as listings show it. */
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

/** A project as a home shows it, with the pictures that the home shows (`folioPictures`). */
export interface FolioProject
  extends Omit<ProjectTeaser, ProjectPicture>, Partial<Pick<ProjectTeaser, ProjectPicture>> {
  /** Whether it is the first of its composition, and stands at the composition's own address. */
  isFirst: boolean
}

/** What a project's page says, beside its teaser. */
export interface Project extends Pick<ProjectWords, 'title' | 'description' | 'body' | 'quote'> {
  id: string
  pictures: readonly Captioned[]
  card: string
}

/** The lists of all, newest first, and a file for each; the first project of a composition has one under its number, too. */
export interface ContentFiles {
  posts: { list: readonly Teaser[] }
  projects: { list: readonly ProjectTeaser[] }
  front: FrontPage
  /** The newest of a home's own categories. */
  [file: `front/${string}`]: { list: readonly FrontTeaser[] }
  /** The newest of a category. */
  [file: `teasers/${string}`]: { list: readonly BriefTeaser[] }
  /** The projects that a home shows. */
  [file: `folio/${string}`]: { list: readonly FolioProject[] }
  [file: `post/${string}`]: Article
  [file: `project/${string}`]: Project
}
export type ContentFile =
  | 'posts'
  | 'projects'
  | 'front'
  | `front/${FrontName}`
  | `teasers/${PostCategory}`
  | `folio/${FolioName}`
  | `post/${string}`
  | `project/${string}`
