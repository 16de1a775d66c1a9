import styles from './EmailLink.module.css'

/** An address that may break after its @. */
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
