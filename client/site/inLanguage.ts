import { useSite } from './site.ts'

/* Published texts are the same for each visitor; if the address of the page names its language, their addresses of pages name it too. */

/** Returns a function for an address of a published text. */
export function useInLanguage(): (address: string) => string {
  const { addressed, language } = useSite()
  return (address) =>
    addressed && !address.includes('lng=')
      ? address.replace(/(?=#)|$/, `${address.includes('?') ? '&' : '?'}lng=${language}`)
      : address
}

/** Returns a function for the HTML of a published text. Files have no language. */
export function useLinksInLanguage(): (html: string) => string {
  const inLanguage = useInLanguage()
  return (html) => html.replace(/(?<= href=")\/(?!media\/)[^"]*/g, inLanguage)
}
