import type { ReactNode } from 'react'
import { markupMark, useServerMarkup, type MarkupScope } from '../site/serverMarkup.ts'

interface ServerMarkupProps {
  /** The id of the element, unique on its page. */
  id: string
  className?: string | undefined
  /** The content's dependencies beside its page. Without `language`, a change of language keeps the content. */
  scope?: MarkupScope
  /**
   * Rendered on the server only. The caller keeps its code out of the browser: by a module that is empty in the
   * client's build, or by `import.meta.env.SSR`. It must not hold links to pages, because plain links
   * lose the language that an address names (`lng`).
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
      // The same markup as in the hydrated document, from which it was read.
      dangerouslySetInnerHTML={{ __html: markup }}
      suppressHydrationWarning
    />
  )
}

/**
 * Renders markup that comes from the server only and is in no script: code, icon cells, previews. Hydration leaves it
 * alone. After a change of page it is taken from that page's document, which is fetched once while the old page stays.
 * @throws LoadError when that document does not arrive
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
