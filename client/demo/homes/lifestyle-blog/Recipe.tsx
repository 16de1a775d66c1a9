import { ingredientAmounts, bakingFigures, type Ingredient } from './facts.ts'
import { formatNumber, numberWriter } from '#shared/i18n/format.ts'
import { formatMinutes } from '#shared/i18n/minutes.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { useSite } from '../../../site/site.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './Recipe.module.css'

/** Formats grams: `200 g`. */
const formatGrams = numberWriter({ style: 'unit', unit: 'gram', unitDisplay: 'short' })
/** Formats degrees Celsius: `200°C`, `200 °C`. */
const formatCelsius = numberWriter({ style: 'unit', unit: 'celsius', unitDisplay: 'short' })

interface RecipeProps {
  words: {
    into: string
    of: Readonly<Record<Ingredient, string>>
    times: Readonly<Record<keyof typeof bakingFigures, string>>
    how: string
    steps: Readonly<Record<string, string>>
  }
  picture: PictureFile
}

const ingredients = Object.keys(ingredientAmounts) as Ingredient[]

/** Renders a temperature with a drawn ring, because the sign of the display typeface is a hairline. */
function Degrees({ of }: { of: string }) {
  const [figure, unit] = of.split('°')
  return (
    <>
      <span>{figure}</span>
      <span className={styles.ring}>°</span>
      <span>{unit}</span>
    </>
  )
}

/** Renders a recipe card: the ingredients on the left, the steps on the right. */
export function Recipe({ words: { into, of, times, how, steps }, picture }: RecipeProps) {
  const { language } = useSite()
  const amounts = {
    stir: formatMinutes(bakingFigures.stir, language),
    bake: formatMinutes(bakingFigures.bake, language),
    oven: formatCelsius(bakingFigures.oven, language),
    pieces: formatNumber(bakingFigures.pieces, language),
  }
  return (
    <div className={styles.card}>
      <div className={styles.picture}>
        <Picture of={picture} alt="" />
      </div>
      <dl className={styles.times}>
        {(Object.keys(amounts) as (keyof typeof amounts)[]).map((id) => (
          <div key={id}>
            <dt>{times[id]}</dt>
            <dd>{id === 'oven' ? <Degrees of={amounts[id]} /> : amounts[id]}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.into}>
        <h3>{into}</h3>
        <dl>
          {ingredients.map((id) => (
            <div key={id}>
              <dt>{of[id]}</dt>
              <dd>
                {id === 'eggs'
                  ? formatNumber(ingredientAmounts[id], language)
                  : formatGrams(ingredientAmounts[id], language)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.how}>
        <h3>{how}</h3>
        <ol>
          {Object.entries(steps).map(([id, step]) => (
            <li key={id}>{step}</li>
          ))}
        </ol>
      </div>
    </div>
  )
}
