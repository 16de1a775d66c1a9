import { drawerPrices } from './facts.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import { TintedFilm } from '../parts/TintedFilm.tsx'
import styles from './FilmAndPrice.module.css'

interface FilmAndPriceProps {
  film: { title: string; text: string; label: string }
  /** The text about the price, which is zero. */
  free: { title: string; text: string }
}

/** Renders a film beside the price of zero. */
export function FilmAndPrice({ film, free }: FilmAndPriceProps) {
  const { language } = useSite()
  return (
    <div className={styles.section}>
      <section className={styles.priceBox} aria-labelledby="free">
        <p className={styles.price}>{formatMoney(drawerPrices.of.small, language)}</p>
        <h2 id="free">{free.title}</h2>
        <p>{free.text}</p>
      </section>
      <section className={styles.film} aria-labelledby="film">
        <TintedFilm film="night" label={film.label} ink="accent" />
        <div className={styles.words}>
          <h2 id="film">{film.title}</h2>
          <p>{film.text}</p>
        </div>
      </section>
    </div>
  )
}
