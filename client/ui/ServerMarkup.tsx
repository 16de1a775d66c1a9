import type { ReactNode } from 'react'
import { markupMark, useServerMarkup, type MarkupScope } from '../site/serverMarkup.ts'

interface ServerMarkupProps {
  /** Of the element; unique on its page. */
  id: string
  className?: string | undefined
  /** What the content depends on beside its page: without `language`, a switch of language leaves it as it is. */
  scope?: MarkupScope
  /**
   * Rendered by the server alone. Whoever passes it sees to it that no browser loads what it is made of: it comes from a
   * module that is empty in the client's build, or stands behind `import.meta.env.SSR`. It links to no page of the site
   * that somebody could follow: an addressed page would be left.
   */
  children: ReactNode
}

function Written({ id, className, scope = 'page' }: Omit<ServerMarkupProps, 'children'>) {
  const markup = useServerMarkup(scope, id)
  return (
    <div
      id={id}
      className={className}
      {...{ [markupMark]: scope }}
      // The same as in the document that is hydrated: it has been read from there.
      dangerouslySetInnerHTML={{ __html: markup }}
      suppressHydrationWarning
    />
  )
}

/**
 * Markup that the server writes and that is in no script: code, cells of icons, pictures of other pages. Hydration leaves
 * it alone; after a change of page it is taken from the document of the page's own address, fetched once, and the old page
 * stays until it is here. A document that does not come is a `LoadError`, like every missing file.
 */
export function ServerMarkup({ children, ...rest }: ServerMarkupProps) {
  const { id, className, scope = 'page' } = rest
  return import.meta.env.SSR ? (
    <div id={id} className={className} {...{ [markupMark]: scope }}>
      {children}
    </div>
  ) : (
    <Written {...rest} />
  )
}
