import type { ContentFile } from '#shared/content/content.ts'
import type { Namespace } from './catalog.ts'

/* Apart from the catalogue, whose lists of names the browser does not need for its words. */

/** The word files with several namespaces, one of each file for each language. */
export const sharedWordFiles = {
  // Few words of shop and press are used, on the home page and one or two others: a request of their own would cost
  // more than their bytes.
  shell: ['common', 'consent', 'controls', 'forms', 'organisation', 'pressItems', 'shop'],
  kit: ['kit', 'elements'],
  frames: ['frames', 'frameHeadings', 'galleryCaptions', 'kit', 'elements'],
  shelf: ['products', 'shopPages', 'shop/categories'],
  basket: ['basket', 'cart', 'checkout'],
  payments: ['payment', 'order', 'contact'],
  productPages: ['productPage', 'products'],
  homes: ['homes', 'homeTitles', 'homeClaims'],
  blogPages: ['blog', 'postLabels'],
  'newsletter/my-data': ['newsletter/my-data', 'mailPurposes'],
} as const satisfies Record<string, readonly Namespace[]>
export type SharedWordFile = keyof typeof sharedWordFiles

export const isSharedWordFile = (file: string): file is SharedWordFile => file in sharedWordFiles

type SharedNamespace = (typeof sharedWordFiles)[SharedWordFile][number]

/**
 * Namespaces of shared files that also have a file of their own, for pages that need nothing else of the shared file.
 */
const alsoAlone = [
  'galleryCaptions',
  'homeTitles',
  'postLabels',
  'products',
  'contact',
  'payment',
] as const satisfies readonly SharedNamespace[]

/** A file of words: of several namespaces, of one, of an article, of a project, or of a list of these. */
export type WordFile = ContentFile | SharedWordFile | Exclude<Namespace, SharedNamespace> | (typeof alsoAlone)[number]

export const hasOwnFile = (namespace: string): boolean =>
  !Object.values<readonly string[]>(sharedWordFiles).some((together) => together.includes(namespace)) ||
  (alsoAlone as readonly string[]).includes(namespace)

/** Removes repeated files, and files whose words another of them contains. */
export function withoutRepeats(files: readonly WordFile[]): WordFile[] {
  const held = new Set<string>(files.flatMap((file) => (isSharedWordFile(file) ? sharedWordFiles[file] : [])))
  return [...new Set(files)].filter((file) => isSharedWordFile(file) || !held.has(file))
}
