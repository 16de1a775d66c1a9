import { useEffect, useState } from 'react'
import { canonicalPath, withQuery } from '#shared/routes/url.ts'
import { useSite } from '../site/site.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Icon, LineDrawing } from '../ui/Icon.tsx'
import styles from './ShareRow.module.css'

const link = 'M10 14l4-4M8 11l-3 3a3.500 3.500 0 0 0 5 5l3-3M16 13l3-3a3.500 3.500 0 0 0-5-5l-3 3'
const printer = 'M6 9V3h12v6M6 17H3V9h18v8h-3M6 14h12v7H6z'

/** How long it says that the link is copied, in milliseconds. */
const thanks = 2_500

interface ShareRowProps {
  title: string
  description: string
}

/**
 * Ways to pass a page on that ask nobody else: a mail, the address itself, paper. What needs a script is there with the script;
 * the address can be selected without.
 */
export function ShareRow({ title, description }: ShareRowProps) {
  const { t } = useTranslation('controls')
  const { found, publicUrl, addressed, language } = useSite()
  const [isLive, setLive] = useState(false)
  const [said, setSaid] = useState<'copied' | 'selected'>()
  const address = publicUrl + withQuery(canonicalPath(found)!, { language: addressed ? language : undefined })

  useEffect(() => setLive(true), [])
  useEffect(() => {
    if (said !== 'copied') return undefined
    const timer = setTimeout(() => setSaid(undefined), thanks)
    return () => clearTimeout(timer)
  }, [said])

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setSaid('copied')
    } catch {
      // Not over plain http, and not where the visitor forbids it.
      const field = document.getElementById('share-address')
      if (field) getSelection()?.selectAllChildren(field)
      setSaid('selected')
    }
  }

  const mail = `mailto:?${new URLSearchParams({ subject: title, body: `${description}\n\n${address}` })}`.replaceAll(
    '+',
    '%20',
  )
  return (
    <section className={styles.share} aria-label={t('share.title')}>
      <p className={styles.address}>
        <span id="share-address">{address}</span>
      </p>
      <ul>
        <li>
          <a href={mail}>
            <Icon name="mail" />
            {t('share.mail')}
          </a>
        </li>
        {isLive && (
          <>
            <li>
              <button type="button" onClick={() => void copy()}>
                <LineDrawing path={link} />
                <span>{t(said === 'copied' ? 'share.copied' : 'share.copy')}</span>
              </button>
            </li>
            <li>
              <button type="button" onClick={() => print()}>
                <LineDrawing path={printer} />
                {t('share.print')}
              </button>
            </li>
          </>
        )}
      </ul>
      <p className={styles.said} role="status">
        {said && t(`share.${said}`)}
      </p>
    </section>
  )
}
