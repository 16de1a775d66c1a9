import styles from './MyData.module.css'

/** A sentence about an address, in which the address stands out; before it breaks it takes a line of its own. */
export function SaidOf({ email, sentence }: { email: string; sentence: string }) {
  const [before = '', ...after] = sentence.split(email)
  const [local, ...domain] = email.split('@')
  return (
    <>
      {before}
      <span className={styles.email} translate="no">
        {`${local}@`}
        <wbr />
        {domain.join('@')}
      </span>
      {after.join(email)}
    </>
  )
}
