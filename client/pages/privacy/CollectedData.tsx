import { formNames, pageForms } from '#shared/forms/names.ts'
import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { FactList } from '../../sections/FactList.tsx'
import styles from './PrivacyPage.module.css'

/** Renders what each form of the site collects, and why. Requests belong to the demonstration pages. */
export function CollectedData() {
  const { t } = useTranslation('privacy')
  const { demoPages } = useSite()
  const shown = [...formNames, ...pageForms].filter((form) => form !== 'request' || demoPages !== 'off')
  return (
    <FactList
      list={shown.map((form) => ({
        term: t(`sections.what.forms.${form}.term`),
        value: (
          <>
            <p>{t(`sections.what.forms.${form}.what`)}</p>
            <p className={styles.why}>{t(`sections.what.forms.${form}.why`)}</p>
          </>
        ),
      }))}
    />
  )
}
