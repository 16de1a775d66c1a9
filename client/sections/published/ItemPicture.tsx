import '../../ui/photograph.css'

/** Renders the photograph of an item. The server makes its markup (`photographHtml`), or there is none. */
export const ItemPicture = ({
  of,
  className,
  lang,
}: {
  of: string | undefined
  className: string | undefined
  lang: string | undefined
}) => of && <div className={className} lang={lang} dangerouslySetInnerHTML={{ __html: of }} />
