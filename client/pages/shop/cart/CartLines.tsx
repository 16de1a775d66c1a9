import { useRef, useState, type FormEvent } from 'react'
import { maxQuantity, withQuantity, type LineId } from '#shared/cart.ts'
import { quantityField, quantityIn } from '#shared/cartForm.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useAddress, useSite } from '../../../site/site.ts'
import { usePress } from '../../../forms/usePress.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useLineName } from '../../../shop/useLineName.ts'
import { Button } from '../../../ui/Button.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { actOf, cartForms } from './cartForms.ts'
import { CartLine } from './CartLine.tsx'
import styles from './CartLines.module.css'
import type { useCartState } from './useCartState.ts'

interface CartLinesProps {
  cartState: ReturnType<typeof useCartState>
  /** Announces a change to screen readers. */
  announce: (sentence: string) => void
}

/** Renders the lines of the cart with quantities, and the buttons for all of them. */
export function CartLines({ cartState, announce }: CartLinesProps) {
  const { t } = useTranslation('basket')
  const { cart, set, empty, subtotalOf } = cartState
  const { visit, language, query } = useSite()
  const address = useAddress()
  const nameOf = useLineName()
  const table = useRef<HTMLTableElement>(null)
  const refused = visit?.kind === 'cart' ? visit.refused : undefined
  const press = usePress()
  const [errors, setErrors] = useState<ReadonlySet<LineId>>(
    () => new Set([...cart.keys()].filter((line) => refused?.errors[quantityField(line)])),
  )

  const subtotalWith = (line: LineId, quantity: number) =>
    formatMoney(subtotalOf(withQuantity(cart, line, quantity)), language)
  const clear = (line: LineId) => setErrors((before) => new Set([...before].filter((other) => other !== line)))

  function change(line: LineId, quantity: number) {
    clear(line)
    set(line, quantity)
    announce(t('said.changed', { item: nameOf(line), quantity, subtotal: subtotalWith(line, quantity) }))
  }

  /** The removed button had the focus, which moves to its neighbour. */
  function remove(line: LineId) {
    const buttons = [...table.current!.querySelectorAll<HTMLElement>('button[name="line"]')]
    const index = buttons.findIndex((button) => (button as HTMLButtonElement).value === line)
    ;(buttons[index + 1] ?? buttons[index - 1])?.focus()
    clear(line)
    set(line, 0)
    announce(t('said.removed', { item: nameOf(line), subtotal: subtotalWith(line, 0) }))
  }

  /**
   * Handles a typed quantity. Leaving a field removes nothing, and shows no error while the visitor presses a button,
   * because the error would move the button.
   */
  function onBlur(line: LineId, typed: string, nextFocus: Element | null) {
    const quantity = quantityIn(typed)
    if (quantity === cart.get(line)) clear(line)
    else if (quantity) change(line, quantity)
    else if (quantity === undefined && !(press.target() ?? nextFocus)?.closest('button'))
      setErrors((before) => new Set([...before, line]))
  }

  function update(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fieldOf = (line: LineId) => form.elements.namedItem(quantityField(line)) as HTMLInputElement
    const typed = [...cart.keys()].map((line) => [line, quantityIn(fieldOf(line).value)] as const)
    const wrong = typed.flatMap(([line, quantity]) => (quantity === undefined ? [line] : []))
    setErrors(new Set(wrong))
    if (wrong[0] !== undefined) {
      fieldOf(wrong[0]).focus()
      return
    }
    const changed = typed.reduce((sum, [line, quantity]) => withQuantity(sum, line, quantity!), cart)
    for (const [line, quantity] of typed) if (cart.get(line) !== quantity) set(line, quantity!)
    announce(t('said.updated', { subtotal: formatMoney(subtotalOf(changed), language) }))
  }

  const action = address('cart', { query: { code: query.code } })
  return (
    <>
      <table className={styles.table} ref={table}>
        <caption>
          <VisuallyHidden>{t('table.caption')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {t('table.item')}
            </th>
            <th scope="col">{t('table.price')}</th>
            <th scope="col">{t('table.quantity')}</th>
            <th scope="col" className={styles.end}>
              {t('table.total')}
            </th>
            <td>
              <VisuallyHidden>{t('table.remove')}</VisuallyHidden>
            </td>
          </tr>
        </thead>
        <tbody>
          {[...cart].map(([line, quantity]) => (
            <CartLine
              key={line}
              {...{ line, quantity, cartState }}
              typed={refused?.values[quantityField(line)]}
              error={errors.has(line) ? t('quantityError', { most: maxQuantity }) : undefined}
              onStep={(by) => change(line, quantity + by)}
              onTyped={(typed, nextFocus) => onBlur(line, typed, nextFocus)}
              onRemove={() => remove(line)}
            />
          ))}
        </tbody>
      </table>
      <div className={styles.acts}>
        <form
          id={cartForms.empty}
          method="post"
          action={action}
          onSubmit={(event) => {
            event.preventDefault()
            empty()
            announce(t('said.emptied'))
          }}
        >
          <input type="hidden" name="act" value={actOf.empty} />
          <button className={styles.empty} type="submit">
            {t('empty')}
          </button>
        </form>
        <form id={cartForms.update} method="post" action={action} noValidate onSubmit={update}>
          <input type="hidden" name="act" value={actOf.update} />
          <Button type="submit" tone="ink">
            {t('update')}
          </Button>
        </form>
        {(['step', 'remove'] as const).map((form) => (
          <form key={form} id={cartForms[form]} method="post" action={action} hidden>
            <input type="hidden" name="act" value={actOf[form]} />
          </form>
        ))}
      </div>
    </>
  )
}
