import { desks, offices, answers } from '#shared/content/organisation.ts'
import { ContactForm } from '../../forms/ContactForm.tsx'
import { useSiteProgramme } from '../../site/site.ts'
import { useFacts } from '../../site/useFacts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ContactHero } from './ContactHero.tsx'
import { ContactOffices } from '../../sections/ContactOffices.tsx'
import { ContactDesks } from '../../sections/ContactDesks.tsx'
import { SampleNote } from '../../sections/SampleNote.tsx'
import styles from './ContactPage.module.css'
import { useDraft } from './useDraft.ts'

export default function ContactPage() {
  const party = useFacts({ ...answers, desks, offices })
  const { t } = useTranslation(['contact', 'common'])
  const draft = useDraft()
  const hasProgramme = useSiteProgramme()
  return (
    <>
      <ContactHero />
      <section className={styles.write} aria-labelledby="write">
        <div className={styles.columns}>
          <div>
            <h2 id="write">{t('form.title')}</h2>
            <p className={styles.lead}>{t('form.lead', { count: party.replyWorkingDays })}</p>
            {hasProgramme && <p className={styles.lead}>{t('ofProgramme')}</p>}
            <ContactDesks />
          </div>
          <ContactForm anchor="contact-form" label={t('form.title')} draft={draft} />
        </div>
      </section>
      {party.offices.length > 0 && <ContactOffices />}
      {[...party.offices, ...party.desks].some(({ isSample }) => isSample) && (
        <SampleNote text={t('common:sampleNote')} />
      )}
    </>
  )
}
