import { frameHosts } from '#shared/content/media.ts'
import type { Block, Inline, RichText as Text } from '#shared/publishing/richText.ts'
import { match } from '#shared/routes/matchRoute.ts'
import { ClickToLoad } from './ClickToLoad.tsx'
import { useSite } from '../site/site.ts'
import { Mark } from '../ui/Logo.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import styles from './RichText.module.css'

/** The film of a video block: its page on the host and the frame that a click loads. */
const videoOf = {
  youtube: (id: string) => ({
    host: 'youtube' as const,
    page: `https://www.youtube.com/watch?v=${id}`,
    frame: `${frameHosts.youtube}/embed/${id}?autoplay=1`,
  }),
  vimeo: (id: string) => ({
    host: 'vimeo' as const,
    page: `https://vimeo.com/${id}`,
    frame: `${frameHosts.vimeo}/video/${id}?autoplay=1&dnt=1`,
  }),
}

/** Renders a link: to a page of the site in the visitor's language, or to another address. */
function TextLink({ href, of }: { href: string; of: readonly Inline[] }) {
  const { addressed, language } = useSite()
  const text = <Line of={of} />
  if (!href.startsWith('/'))
    return (
      <a href={href} rel={href.startsWith('https:') ? 'noreferrer' : undefined}>
        {text}
      </a>
    )
  const url = new URL(href, 'https://site.invalid')
  // A feed or a file has no page.
  if (match(url.pathname).row.kind === 'notFound') return <a href={href}>{text}</a>
  if (addressed && !url.searchParams.has('lng')) url.searchParams.set('lng', language)
  return <PageLink to={url.pathname + url.search + url.hash}>{text}</PageLink>
}

function Part({ of }: { of: Inline }) {
  if (typeof of === 'string') return of
  switch (of.type) {
    case 'strong':
      return (
        <strong>
          <Line of={of.children} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Line of={of.children} />
        </em>
      )
    case 'code':
      return <code>{of.text}</code>
    case 'break':
      return <br />
    case 'link':
      return <TextLink href={of.href} of={of.children} />
  }
}

/* The parts of a text never change their order, so their places are their keys. Page translation moves text nodes, so texts beside
 * others are elements. */
const Line = ({ of }: { of: readonly Inline[] }) =>
  of.length === 1 && of[0] !== undefined ? (
    <Part of={of[0]} />
  ) : (
    of.map((part, index) =>
      typeof part === 'string' ? <span key={index}>{part}</span> : <Part key={index} of={part} />,
    )
  )

function OneBlock({ of }: { of: Block }) {
  switch (of.type) {
    case 'heading': {
      const Heading = `h${of.level}` as const
      return (
        <Heading id={of.anchor}>
          <Line of={of.children} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Line of={of.children} />
        </p>
      )
    case 'list': {
      const List = of.isOrdered ? 'ol' : 'ul'
      return (
        <List {...(of.isOrdered && of.start !== undefined && { start: of.start })}>
          {of.items.map((item, index) => (
            <li key={index}>
              <Blocks of={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'quotation':
      return (
        <blockquote>
          <Blocks of={of.children} />
        </blockquote>
      )
    case 'code':
      // A long line scrolls, so the keyboard must reach it.
      return (
        <pre tabIndex={0}>
          <code>{of.text}</code>
        </pre>
      )
    case 'rule':
      return <hr />
    case 'picture':
      return (
        <figure className={styles.wide}>
          <img src={of.src} alt={of.alt} loading="lazy" decoding="async" />
          {of.caption && <figcaption>{of.caption}</figcaption>}
        </figure>
      )
    case 'video':
      return (
        <div className={styles.video}>
          <ClickToLoad
            of={videoOf[of.host](of.id)}
            title={of.title}
            poster={
              <span className={styles.poster}>
                <Mark />
                <span>{of.title}</span>
              </span>
            }
          />
        </div>
      )
  }
}

const Blocks = ({ of }: { of: Text }) => of.map((block, index) => <OneBlock key={index} of={block} />)

/**
 * Renders the text of an article. It is data without markup, so it can bring neither a script nor a foreign address that
 * loads on its own.
 */
export const RichText = ({ of, lang }: { of: Text; lang: string | undefined }) => (
  <div className={styles.text} lang={lang}>
    <Blocks of={of} />
  </div>
)
