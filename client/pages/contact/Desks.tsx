import { useTranslation } from 'react-i18next'
import { PageLink } from '../../ui/PageLink.tsx'
import { deskIds, desks, type DeskId } from '#shared/content/organisation.ts'
import { useAddress } from '../../app/site.ts'
import controllers from '../../pictures/desk-controllers.svg'
import membership from '../../pictures/desk-membership.svg'
import press from '../../pictures/desk-press.svg'
import styles from './Desks.module.css'

const portraits: Record<DeskId, string> = { controllers, membership, press }

/** Who answers what, and how soon; each row chooses its topic. */
export function Desks() {
  const { t } = useTranslation(['contact', 'organisation', 'common'])
  const address = useAddress()
  return (
    <>
      <h3 className={styles.title}>{t('form.whoAnswers')}</h3>
      <ul className={styles.desks}>
        {deskIds.map((id) => (
          <li key={id}>
            <img src={portraits[id]} width={64} height={64} alt="" loading="lazy" decoding="async" />
            <div>
              <p className={styles.name}>{t('organisation:person')}</p>
              <PageLink to={address('contact', { query: { topic: desks[id].topic }, anchor: 'contact-form' })}>
                {t(`desks.${id}.role`)}
              </PageLink>
            </div>
            <p className={styles.time}>{t(`desks.${id}.time`)}</p>
          </li>
        ))}
      </ul>
      <p className={styles.sample}>{t('common:sampleFigure')}</p>
    </>
  )
}
