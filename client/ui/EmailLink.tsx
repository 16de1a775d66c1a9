import styles from './EmailLink.module.css'

/** Renders an email link that may break after the @. */
export function EmailLink({ address }: { address: string }) {
  const [local, domain = ''] = address.split('@')
  return (
    <a className={styles.link} href={`mailto:${address}`}>
      {`${local}@`}
      <wbr />
      {domain}
    </a>
  )
}
