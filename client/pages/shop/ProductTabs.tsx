import { wordsIn } from '#locales/translator.ts'
import type { ShopItem } from '#shared/content/shop.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Tabs } from '../../kit/Tabs.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ProductFactList } from './ProductFacts.tsx'
import styles from './ProductTabs.module.css'
import { ReviewForm } from './ReviewForm.tsx'

const kinds = ['material', 'measure', 'made', 'care'] as const

/** Renders the details of a product in tabs: description, properties and reviews. */
export function ProductTabs({ item: { id, colours, sizes, category } }: { item: ShopItem }) {
  const { t, i18n } = useTranslation(['productPage', 'products', 'shop'])
  const { text, facts } = wordsIn(i18n, `product/${id}`)
  const colourNames = colours?.map((colour) => t(`shop:colours.${colour}`)).join(', ')
  return (
    <section className={styles.more} aria-labelledby="product-more">
      <h2 id="product-more">
        <VisuallyHidden>{t('tabs.label')}</VisuallyHidden>
      </h2>
      <Tabs
        id="product"
        label={t('tabs.label')}
        look="words"
        tabs={{
          description: {
            label: t('tabs.text'),
            content: (
              <div className={styles.text}>
                {text.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            ),
          },
          details: {
            label: t('tabs.details'),
            content: (
              <div className={styles.facts}>
                <ProductFactList
                  list={[
                    ...kinds.map((kind) => [t(`facts.${kind}`), facts[kind]] as const),
                    ...(colourNames ? [[t('facts.colours'), colourNames] as const] : []),
                    ...(sizes ? [[t('facts.sizes'), sizes.join(', ')] as const] : []),
                    [t('facts.category'), t(`products:categories.${category}`)],
                  ]}
                />
              </div>
            ),
          },
          reviews: {
            label: t('tabs.reviews'),
            content: (
              <div className={styles.reviews}>
                <div>
                  <p className={styles.empty}>{t('reviews.none')}</p>
                  <p>{t('reviews.read')}</p>
                </div>
                <div className={styles.form}>
                  <h3>{t('reviews.form')}</h3>
                  <ReviewForm />
                </div>
              </div>
            ),
          },
        }}
      />
    </section>
  )
}
