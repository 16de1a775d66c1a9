import type { Translator } from '#locales/translator.ts'
import type { ContentFile, ContentFiles } from '#shared/content/content.ts'

/** Returns a file of articles or projects that the page has loaded with its words. */
export const contentFileOf = <File extends ContentFile>(translator: Translator, file: File): ContentFiles[File] =>
  translator.getResourceBundle(translator.language, file) as ContentFiles[File]
