/** The requested style files by address, until a request fails. */
const styles: Record<string, Promise<unknown>> = {}

function addLink(href: string, rel: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.crossOrigin = ''
  link.href = href
  document.head.append(link)
  return link
}

const hasLink = (href: string, kind: string): boolean => document.querySelector(`${kind}[href="${href}"]`) !== null

const loadStyle = (href: string): Promise<unknown> =>
  (styles[href] ??= new Promise((resolve, reject) => {
    const link = addLink(href, 'stylesheet')
    link.onload = resolve
    link.onerror = () => {
      delete styles[href]
      reject(new Error(`The style file ${href} could not be loaded.`))
    }
  }))

/**
 * Imports a module together with the files that it needs. It replaces Vite's helper in the built script
 * (`scripts/vite/libraries.ts`), which never asks again for a style file that failed. `client/entry-client.tsx` removes the
 * failed element.
 * @param files paths of scripts and style files in the folder of the build
 */
export async function preload<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  const loading: Promise<unknown>[] = []
  for (const file of files) {
    const href = `/${file}`
    if (!file.endsWith('.css')) {
      if (!hasLink(href, 'link')) addLink(href, 'modulepreload')
    } else if (href in styles || !hasLink(href, 'link[rel=stylesheet]')) loading.push(loadStyle(href))
  }
  await Promise.all(loading)
  return load()
}
