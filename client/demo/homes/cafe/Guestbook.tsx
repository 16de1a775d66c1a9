import styles from './Guestbook.module.css'

interface GuestbookProps {
  entries: Readonly<Record<string, { name: string; quote: string; from: string }>>
}

/** Renders comments of guests in large type. */
export function Guestbook({ entries }: GuestbookProps) {
  return (
    <ul className={styles.entries}>
      {Object.entries(entries).map(([id, { name, quote, from }]) => (
        <li key={id}>
          <figure>
            <blockquote>
              <p>{quote}</p>
            </blockquote>
            <figcaption>{`${name}, ${from}`}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
