import { sizeMeasures } from '#shared/content/sizeMeasures.ts'
import type { ShopSize } from '#shared/content/shopNames.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Modal, openerOf } from '../../kit/Modal.tsx'
import { anchorTo } from '../../site/anchor.ts'
import { LineIcon } from '../../ui/Icon.tsx'
import styles from './SizeGuide.module.css'

const id = 'size-guide'
const ruler = 'M2 8h20v8H2zM6 8v4M10 8v3M14 8v4M18 8v3'
const measures = ['chest', 'length', 'sleeve'] as const

/** Renders a window with the measures of each size. */
export function SizeGuide({ sizes }: { sizes: readonly ShopSize[] }) {
  const { t } = useTranslation('productPage')
  return (
    <>
      <p id={openerOf(id)} className={styles.opener}>
        <a href={anchorTo(id)}>
          <LineIcon path={ruler} />
          {t('sizeGuide.open')}
        </a>
      </p>
      <Modal id={id} heading={t('sizeGuide.heading')} level={2}>
        <p>{t('sizeGuide.text')}</p>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('sizeGuide.size')}</th>
              {measures.map((measure) => (
                <th key={measure} scope="col">
                  {t(`sizeGuide.${measure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map((size) => (
              <tr key={size}>
                <th scope="row">{size}</th>
                {measures.map((measure) => (
                  <td key={measure}>{sizeMeasures[size][measure]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Modal>
    </>
  )
}
