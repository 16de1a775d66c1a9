import { useEffect, useState } from 'react'
import { canonicalPath, withQuery } from '#shared/routes/url.ts'
import { useSite } from '../site/site.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Icon, LineIcon } from '../ui/Icon.tsx'
import styles from './ShareLinks.module.css'

const link = 'M10 14l4-4M8 11l-3 3a3.5 3.5 0 0 0 5 5l3-3M16 13l3-3a3.5 3.5 0 0 0-5-5l-3 3'
const printer = 'M6 9V3h12v6M6 17H3V9h18v8h-3M6 14h12v7H6z'

/** The time for which "copied" is shown, in milliseconds. */
const feedbackTime = 2_500

interface ShareLinksProps {
  title: string
  description: string
}

/**
 * Renders ways to share a page without third parties: mail, copy the address, print. Copy and print need script. The
 * address is shown on paper, without script, and where it cannot be copied.
 */
export function ShareLinks({ title, description }: ShareLinksProps) {
  const { t } = useTranslation('controls')
  const { found, publicUrl, addressed, language } = useSite()
  const [isLive, setLive] = useState(false)
  const [feedback, setFeedback] = useState<'copied' | 'selected'>()
  const address = publicUrl + withQuery(canonicalPath(found)!, { language: addressed ? language : undefined })

  useEffect(() => setLive(true), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setFeedback('copied')
      setTimeout(() => setFeedback(undefined), feedbackTime)
    } catch {
      // The clipboard is not available over plain HTTP or without permission.
      // The address is shown with the message; the selection is made before and stays.
      getSelection()?.selectAllChildren(document.getElementById('share-address')!)
      setFeedback('selected')
    }
  }

  const body = `${description}\n\n${address}`
  return (
    <section className={styles.share} data-feedback={feedback} aria-label={t('share.title')}>
      <p className={styles.address} id="share-address">
        {address}
      </p>
      <ul>
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`}>
            <Icon name="mail" />
            {t('share.mail')}
          </a>
        </li>
        {isLive && (
          <>
            <li>
              <button type="button" onClick={() => void copy()}>
                <LineIcon path={link} />
                {t('share.copy')}
              </button>
            </li>
            <li>
              <button type="button" onClick={() => print()}>
                <LineIcon path={printer} />
                {t('share.print')}
              </button>
            </li>
          </>
        )}
      </ul>
      <p className={styles.status} role="status">
        {feedback && t(`share.${feedback}`)}
      </p>
    </section>
  )
}
