import styles from './MyData.module.css'

/** A sentence about an address, in which the address stands out and is kept in one piece. */
export function SaidOf({ email, sentence }: { email: string; sentence: string }) {
  const [before, ...after] = sentence.split(email)
  return (
    <>
      {before}
      <span className={styles.email} translate="no">
        {email}
      </span>
      {after.join(email)}
    </>
  )
}
