import { useRef } from 'react'
import { costOf, countOf, subtotalOf, type LineId } from '#shared/cart.ts'
import { formatMoney, formatNumber } from '#shared/i18n/format.ts'
import { useAddress, useSite } from '../../../site/site.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useCart } from '../../../shop/useCart.ts'
import { useChanges } from '../../../shop/useChanges.ts'
import { useLineName } from '../../../shop/useLineName.ts'
import { MenuContent } from '../../../headers/MenuContent.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Icon, LineIcon } from '../../../ui/Icon.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './MiniCart.module.css'
import { toolDrawings } from './toolDrawings.ts'
import { useBackCloses } from './useBackCloses.ts'

/** Renders the cart of the header: the number of items, and a panel with the lines, the subtotal and links. */
export function MiniCart({ name }: { name?: string }) {
  const { t } = useTranslation(['frames', 'shop'])
  const { language } = useSite()
  const address = useAddress()
  const menu = useRef<HTMLDetailsElement>(null)
  useBackCloses(menu)
  const { cart, change } = useCart()
  const changes = useChanges()
  const nameOf = useLineName()
  const count = countOf(cart)
  const lines = [...cart]

  /** Removes a line. The focus moves to the neighbouring button, because the focused one disappears. */
  function remove(line: LineId, quantity: number, index: number) {
    const buttons = [...menu.current!.querySelectorAll('button')]
    const next = buttons[index + 1] ?? buttons[index - 1] ?? menu.current!.querySelector('summary')
    next?.focus()
    change(line, -quantity)
  }

  return (
    <details className={styles.cart} name={name} ref={menu} data-cart>
      <summary>
        <LineIcon path={toolDrawings.bag} />
        <VisuallyHidden>{count === 0 ? t('cart.emptyLabel') : t('cart.label', { count })}</VisuallyHidden>
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {formatNumber(count, language)}
          </span>
        )}
      </summary>
      <MenuContent>
        <div className={styles.panel}>
          {count === 0 ? (
            <p className={styles.empty}>{t('cart.empty')}</p>
          ) : (
            <>
              <ul>
                {lines.map(([line, quantity], index) => {
                  const item = nameOf(line)
                  const price = costOf(line, 1, changes)
                  return (
                    <li key={line}>
                      <span>
                        <b>{item}</b>
                        {price > 0 && (
                          <span>{`${formatNumber(quantity, language)} × ${formatMoney(price, language)}`}</span>
                        )}
                      </span>
                      <span>{price > 0 && formatMoney(price * quantity, language)}</span>
                      <button
                        type="button"
                        aria-label={t('cart.remove', { item })}
                        onClick={() => remove(line, quantity, index)}
                      >
                        <Icon name="cross" />
                      </button>
                    </li>
                  )
                })}
              </ul>
              <p className={styles.sum}>
                {t('cart.subtotal')} <b>{formatMoney(subtotalOf(cart, changes), language)}</b>
              </p>
              <p>{t('shop:noPayment')}</p>
            </>
          )}
          <ButtonLink to={address('cart')}>{t('cart.open')}</ButtonLink>
          <PageLink to={address('shop-wide')}>{t('cart.shop')}</PageLink>
        </div>
      </MenuContent>
    </details>
  )
}
