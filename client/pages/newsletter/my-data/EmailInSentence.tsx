import styles from './MyData.module.css'

/** Renders a sentence with an emphasized email address, which moves to its own line before it breaks. */
export function EmailInSentence({ email, sentence }: { email: string; sentence: string }) {
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
