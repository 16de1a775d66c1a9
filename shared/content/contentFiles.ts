import { z } from 'zod'
import { authorIds, blogTypes, postCategories, postTags } from './blog.ts'
import { articleTypeRow, articleTypes } from './blogNames.ts'
import { films, openFilms, pieces, type FilmName, type OpenFilmName, type PieceName } from './media.ts'
import { projectCategories } from './listFilters.ts'
import { projectPages } from './portfolio.ts'
import { ownAccents } from './projectLooks.ts'

/*
 * The schemas of the folders of `posts/` and `projects/`: `facts.json`, and a file of words in each source language.
 * The build refuses files that do not match and names them (scripts/vite/content.ts).
 */

/** The parameters of a drawing (client/art/README.md), or the name of a photograph. The default seed is the folder's name. */
const picture = z.union([z.strictObject({ photograph: z.string() }), z.looseObject({ kind: z.string() })])
export type PictureFacts = z.output<typeof picture>

const ratios = ['3:2', '4:5', '1:1'] as const
const text = z.string().trim().min(1)
const captionedPicture = z.strictObject({ alt: text, caption: text })
const quotation = z.strictObject({ text, by: text })

const names = <Name extends string>(record: Readonly<Record<Name, unknown>>) =>
  z.enum(Object.keys(record) as [Name, ...Name[]])

export const postFacts = z
  .strictObject({
    /** ISO 8601 */
    date: z.iso.date(),
    type: z.enum(articleTypes),
    category: z.array(z.enum(postCategories)).min(1),
    blogType: z.enum(blogTypes),
    author: z.number().transform(String).pipe(z.enum(authorIds)),
    tags: z.array(z.enum(postTags)).min(1),
    likes: z.int().min(0),
    comments: z.int().min(0),
    /** Whether it is twice as wide, in listings with two widths. */
    double_col: z.boolean().default(false),
    ratio: z.enum(ratios),
    picture,
    pictures: z.array(picture).optional(),
    film: names<FilmName>(films).optional(),
    embed: names<OpenFilmName>(openFilms).optional(),
    piece: names<PieceName>(pieces).optional(),
  })
  .refine(
    (facts) => {
      const { needs } = articleTypeRow(facts.type)
      return needs === undefined || facts[needs] !== undefined
    },
    { error: 'The type of the article asks for a film, a piece or pictures that are not there.' },
  )
export type PostFacts = z.output<typeof postFacts>

export const postWords = z.strictObject({
  title: text.max(60),
  /** For listings and search engines. */
  description: text,
  /** The alternative text of the picture. */
  picture: text,
  body: z
    .array(
      z.union([
        text,
        z.strictObject({ heading: text }),
        z.strictObject({ list: z.array(text).min(2) }),
        z.strictObject({ quote: text, by: text }),
      ]),
    )
    .min(2),
  pictures: z.array(captionedPicture).optional(),
  quote: quotation.optional(),
  media: z.strictObject({ label: text }).optional(),
  transcript: z.array(text).optional(),
})
export type PostWords = z.output<typeof postWords>
export type ArticleBlock = PostWords['body'][number]

export const projectFacts = z.strictObject({
  /** ISO 8601, year and month */
  date: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/),
  category: z.enum(projectCategories),
  /** The layout of its page. */
  page: z
    .number()
    .transform((number) => String(number).padStart(2, '0'))
    .pipe(z.enum(projectPages)),
  double_col: z.boolean().default(false),
  ratio: z.enum(ratios),
  picture,
  /** A second picture of the same subject. */
  second: picture,
  pictures: z.array(picture).length(4),
  /** The accent of its page. */
  accent: z.enum(ownAccents),
  /** For layouts with a film. */
  film: z.enum(['river', 'night', 'poster']).optional(),
})
export type ProjectFacts = z.output<typeof projectFacts>

export const projectWords = z.strictObject({
  title: text.max(40),
  client: text,
  description: text,
  picture: text,
  second: text,
  body: z.array(text).min(2),
  /** Three figures of the result, each with its words. */
  result: z.array(z.strictObject({ value: text.max(5), label: text })).length(3),
  /** The caption of the film: the part of the project that it shows. */
  film: text.optional(),
  pictures: z.array(captionedPicture).length(4),
  quote: quotation,
})
export type ProjectWords = z.output<typeof projectWords>
