import { visits } from '#shared/content/organisation.ts'
import { useEffect, useState } from 'react'
import { isOpenAt } from '#shared/content/openingHours.ts'
import { useFacts } from '../site/useFacts.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './OpeningStatus.module.css'

/** Renders whether the phone is answered now. The page is cached, so only the browser can know. */
export function OpeningStatus() {
  const { openingHours } = useFacts(visits)
  const { t } = useTranslation('contact')
  const [isOpen, setIsOpen] = useState<boolean>()

  useEffect(() => {
    const look = () => setIsOpen(isOpenAt(new Date(), openingHours))
    look()
    const timer = setInterval(look, 60_000)
    return () => clearInterval(timer)
  }, [openingHours])

  return (
    <p className={styles.place}>
      {isOpen !== undefined && (
        <span className={styles.state} data-open={isOpen}>
          <Icon name="clock" />
          <span>{t(isOpen ? 'hours.openNow' : 'hours.closedNow')}</span>
        </span>
      )}
    </p>
  )
}
