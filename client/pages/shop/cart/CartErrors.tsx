import { useId } from 'react'
import { maxQuantity, type LineId } from '#shared/cart.ts'
import { quantityField } from '#shared/cartForm.ts'
import { shopItemIds } from '#shared/content/shopNames.ts'
import { labelled } from '#shared/i18n/sentences.ts'
import { useAddress, useSite } from '../../../site/site.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useProductAddress } from '../../../shop/useProductAddress.ts'
import { Button } from '../../../ui/Button.tsx'
import { MessageBox } from '../../../ui/MessageBox.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import styles from './CartErrors.module.css'

/** Renders the errors of a form post, and the form with the typed text. Renders nothing without errors. */
export function CartErrors() {
  const { t } = useTranslation(['basket', 'shop'])
  const { visit, query, language } = useSite()
  const address = useAddress()
  const productAddress = useProductAddress()
  const wordsId = useId()
  const refused = visit?.kind === 'cart' ? visit.refused : undefined
  if (!refused) return null
  const { errors, values } = refused
  const isOfLine = Object.keys(errors).every((field) => field.startsWith(quantityField('' as LineId)))
  const sentences = new Set(Object.values(errors).map((code) => t(`errors.${code}`, { most: maxQuantity })))
  const item = shopItemIds.find((id) => id === values['item'])
  const canBeTyped = item !== undefined && 'quantity' in errors
  const { colour, size } = values
  return (
    <div className={styles.errors}>
      <MessageBox
        kind="problem"
        sentence={t('refused.heading')}
        // Errors of a line stand at that line.
        text={isOfLine ? undefined : [...sentences].join(' ')}
        wordsId={wordsId}
      />
      {canBeTyped && (
        <form method="post" action={address('cart', { query: { code: query.code } })}>
          {Object.entries({ act: 'add', item, colour, size }).map(
            ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <label>
            <span>{labelled(t('refused.quantity'), t(`shop:items.${item}`), language)}</span>
            <input
              name="quantity"
              inputMode="numeric"
              maxLength={6}
              autoComplete="off"
              defaultValue={values['quantity']}
              aria-invalid
              aria-describedby={wordsId}
            />
          </label>
          <Button type="submit">{t('refused.add')}</Button>
        </form>
      )}
      {item && (
        <p>
          <PageLink to={productAddress(item)}>{t('refused.product', { item: t(`shop:items.${item}`) })}</PageLink>
        </p>
      )}
    </div>
  )
}
