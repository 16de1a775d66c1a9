import { formatMoney } from '#shared/i18n/format.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useSite } from '../../../site/site.ts'
import { RequestForm } from '../parts/RequestForm.tsx'
import { RequestSteps } from '../parts/RequestSteps.tsx'
import { roomPrices } from './facts.ts'
import styles from './SunsetHero.module.css'

interface SunsetHeroProps {
  heading: string
  /** `send` opens the second step. */
  words: { title: string; text: string; send: string; ask: string }
}

/** The reflections of the sun: their distance from the horizon and their width, in units of the drawing. */
const glints = [
  [56, 230],
  [84, 170],
  [112, 200],
  [140, 110],
] as const

/**
 * Renders the sea at sunset with a booking bar on the horizon: two dates and a button, which opens the rest of the form. The sun sinks as the dates are filled in. CSS does this with
 * `:has()` and `:valid`, without script.
 */
export const SunsetHero = ({ heading, words: { title, text, send, ask } }: SunsetHeroProps) => {
  const { t } = useTranslation('home/hotel-resort')
  const { language } = useSite()
  return (
    <div className={styles.hero}>
      <div className={styles.sky}>
        <svg className={styles.scene} viewBox="0 0 1440 600" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
          <circle className={styles.far} cx="1090" cy="600" r="560" />
          <circle className={styles.near} cx="1090" cy="600" r="380" />
          <circle className={styles.sun} cx="1090" cy="380" r="140" />
        </svg>
        <div className={styles.words}>
          <h1>{heading}</h1>
          <p>{t('lead', { price: formatMoney(Math.min(...Object.values(roomPrices)), language) })}</p>
        </div>
      </div>
      <div className={styles.sea}>
        <svg className={styles.water} viewBox="0 0 1440 200" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
          {glints.map(([y, width]) => (
            <rect key={y} className={styles.glint} x={1090 - width / 2} y={y} width={width} height="8" />
          ))}
          <path className={styles.deep} d="M0 168q90-26 180 0t180 0 180 0 180 0 180 0 180 0 180 0 180 0v40H0z" />
          <path className={styles.sail} d="M880 142v-88l50 88zM873 142v-68l-35 68z" />
          <path className={styles.hull} d="M828 149h116a58 34 0 0 1-116 0z" />
        </svg>
        <div className={styles.booking}>
          <h2 id="booking">{title}</h2>
          <RequestForm
            kind="stay"
            anchor="stay"
            label={title}
            send={ask}
            arrange={([arrival, departure, ...others], rest) => (
              <RequestSteps first={[arrival, departure]} open={send}>
                {others}
                {rest}
              </RequestSteps>
            )}
          >
            <p className={styles.text}>{text}</p>
          </RequestForm>
        </div>
      </div>
    </div>
  )
}
