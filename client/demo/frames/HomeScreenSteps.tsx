import { wordsIn } from '#locales/translator.ts'
import { homeScreenAnchors, homeScreenDevices } from '../footers/parts/homeScreenAnchors.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './HomeScreenSteps.module.css'

/** Renders the instructions to put the site on a home screen. The two buttons of the footer link to them. */
export function HomeScreenSteps() {
  const { i18n } = useTranslation('footers/home-screen')
  const { steps } = wordsIn(i18n, 'footers/home-screen')
  return (
    <section className={styles.steps}>
      <h2>{steps.heading}</h2>
      {homeScreenDevices.map((device) => (
        <section key={device} id={homeScreenAnchors[device]}>
          <h3>{steps[device].title}</h3>
          <ol>
            {steps[device].items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </section>
      ))}
      <p>{steps.note}</p>
    </section>
  )
}
