import { decorMaterials } from './facts.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import styles from './Materials.module.css'

type Material = keyof typeof decorMaterials

interface MaterialsProps {
  items: Readonly<Record<Material, { name: string; text: string }>>
}

/** Renders the materials of the collection, each with a large measure and a text. */
export function Materials({ items }: MaterialsProps) {
  const { language } = useSite()
  return (
    <dl className={styles.materials}>
      {(Object.keys(decorMaterials) as Material[]).map((id) => (
        <div key={id}>
          <dt>{items[id].name}</dt>
          <dd className={styles.measure}>
            {formatNumber(decorMaterials[id].amount, language)}
            <span> {decorMaterials[id].unit}</span>
          </dd>
          <dd>{items[id].text}</dd>
        </div>
      ))}
    </dl>
  )
}
