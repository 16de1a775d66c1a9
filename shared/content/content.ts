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
  [file: `post/${string}`]: Article
  [file: `project/${string}`]: Project
}
export type ContentFile = 'posts' | 'projects' | `post/${string}` | `project/${string}`
