import { useEffect, useRef, useState } from 'react'
import { writeCart } from '#shared/cart.ts'
import { orderWays, paymentIds, payments, type OrderWay } from '#shared/content/payments.ts'
import { deliveries, deliveryIds } from '#shared/content/shop.ts'
import { maxLengths } from '#shared/forms/limits.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useAddress, useSite } from '../../../site/site.ts'
import { ConsentField } from '../../../forms/ConsentField.tsx'
import { TextArea, TextField, CheckboxField } from '../../../forms/Field.tsx'
import { Form } from '../../../forms/Form.tsx'
import { useFormState } from '../../../forms/FormContext.ts'
import { FormMessage } from '../../../forms/FormMessage.tsx'
import { SubmitButton } from '../../../forms/SubmitButton.tsx'
import { useForm } from '../../../forms/useForm.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import { ChoiceTiles } from './ChoiceTiles.tsx'
import choiceStyles from './ChoiceTiles.module.css'
import styles from './OrderForm.module.css'
import { OrderTable } from './OrderTable.tsx'
import type { useCartState } from './useCartState.ts'

/**
 * The means of payment that an order form does not offer: their provider takes the payment, or a message arranges it.
 */
const otherWays = paymentIds.filter((id) => !orderWays.includes(id as OrderWay))

const anchor = 'order'

interface OrderFormProps {
  cartState: ReturnType<typeof useCartState>
}

/** Renders the order form and the total. Without script it posts to the same address. */
export function OrderForm({ cartState }: OrderFormProps) {
  const { t } = useTranslation(['basket', 'common', 'forms', 'products', 'shop'])
  const { language, query } = useSite()
  const address = useAddress()
  const state = useForm({ form: 'order', anchor, call: 'send' })
  const { subtotal, discount } = cartState.sumsWith('pickup')
  const money = (dinars: number) => formatMoney(dinars, language)
  // Errors of the cart itself have no field, so they stand above the button.
  const whole = ['lines', 'total', 'code'].find((field) => state.errorOf(field) !== undefined)

  return (
    <Form state={state} form="order" anchor={anchor} call="send" label={t('checkout.form')}>
      <input type="hidden" name="lines" value={writeCart(cartState.cart)} />
      {/* Without delivery, so that the total is valid for each delivery. */}
      <input type="hidden" name="total" value={subtotal - discount} />
      <input type="hidden" name="code" value={cartState.code ?? ''} />
      <div className={styles.columns}>
        <div className={styles.fields}>
          <fieldset className={styles.group}>
            <legend>{t('checkout.contact')}</legend>
            <TextField name="name" label={t('forms:name')} autoComplete="name" maxLength={maxLengths.name} />
            <TextField
              type="email"
              name="email"
              label={t('forms:email')}
              autoComplete="email"
              maxLength={maxLengths.email}
            />
            <TextField
              type="tel"
              name="phone"
              label={t('forms:phone')}
              placeholder={t('forms:phonePlaceholder')}
              hint={t('checkout.phoneHint')}
              autoComplete="tel"
              maxLength={maxLengths.phone}
              isOptional
            />
            <Company />
          </fieldset>
          <ChoiceTiles
            name="delivery"
            legend={t('checkout.delivery')}
            // Cash is for pick-up only.
            initial={query.way === 'cash' ? 'pickup' : deliveryIds[0]!}
            choices={deliveryIds.map((id) => ({
              value: id,
              label: t(`products:deliveries.${id}`),
              price: money(deliveries[id].price),
              text: t('checkout.deliveryWith', { total: money(cartState.sumsWith(id).total) }),
            }))}
          />
          <fieldset className={styles.group} data-address>
            <legend>{t('checkout.address')}</legend>
            <AddressFields names={{ street: 'street', postcode: 'postcode', town: 'town' }} />
            <CheckboxField name="elsewhere" label={t('checkout.elsewhere')} isOptional />
          </fieldset>
          <fieldset className={styles.group} data-elsewhere>
            <legend>{t('checkout.other')}</legend>
            <TextField
              name="toName"
              label={t('checkout.toName')}
              autoComplete="shipping name"
              maxLength={maxLengths.name}
            />
            <AddressFields names={{ street: 'toStreet', postcode: 'toPostcode', town: 'toTown' }} purpose="shipping " />
          </fieldset>
          <ChoiceTiles
            name="way"
            legend={t('checkout.way')}
            initial={query.way ?? orderWays[0]}
            choices={orderWays.map((id) => ({
              value: id,
              label: t(`shop:ways.${id}`),
              text: t(`checkout.ways.${id}`),
            }))}
          >
            {otherWays.map((id) => {
              const { url } = payments[id]
              const label = (
                <>
                  <b>{t(`shop:ways.${id}`)}</b>
                  <Icon name="arrow" />
                  <small>{t(url ? 'common:opensElsewhere' : 'checkout.ways.arrangement')}</small>
                </>
              )
              return (
                <div key={id} className={choiceStyles.tile}>
                  {url ? (
                    <a href={url} rel="noreferrer">
                      {label}
                    </a>
                  ) : (
                    <PageLink to={address('contact', { query: { topic: 'shop', way: id }, anchor: 'write' })}>
                      {label}
                    </PageLink>
                  )}
                </div>
              )
            })}
          </ChoiceTiles>
          <div>
            <TextArea name="message" label={t('checkout.notes')} rows={4} maxLength={maxLengths.message} isOptional />
          </div>
        </div>
        <OrderTable cartState={cartState} />
        <div className={styles.send}>
          <ConsentField to="contact" />
          <FormMessage success={[t('checkout.sent'), t('checkout.sentNext')]} {...(whole && { field: whole })} />
          <div className={styles.button}>
            <SubmitButton size="large">
              {t('checkout.send')}
              <Icon name="arrow" />
            </SubmitButton>
            <p>{t('checkout.noPayment')}</p>
          </div>
        </div>
      </div>
    </Form>
  )
}

interface AddressFieldsProps {
  names: Readonly<Record<'street' | 'postcode' | 'town', string>>
  /** The prefix of the `autocomplete` values. */
  purpose?: '' | 'shipping '
}

function AddressFields({ names, purpose = '' }: AddressFieldsProps) {
  const { t } = useTranslation('basket')
  return (
    <>
      <TextField
        name={names.street}
        label={t('checkout.street')}
        autoComplete={`${purpose}address-line1`}
        maxLength={maxLengths.street}
      />
      <div className={styles.pair}>
        <TextField
          name={names.postcode}
          label={t('checkout.postcode')}
          inputMode="numeric"
          autoComplete={`${purpose}postal-code`}
          maxLength={maxLengths.postcode}
        />
        <TextField
          name={names.town}
          label={t('checkout.town')}
          autoComplete={`${purpose}address-level2`}
          maxLength={maxLengths.town}
        />
      </div>
    </>
  )
}

/** Renders the company's fields, folded until one is filled or has an error. */
function Company() {
  const { t } = useTranslation('basket')
  const { errorOf, valueOf, status } = useFormState()
  const details = useRef<HTMLDetailsElement>(null)
  const fields = ['company', 'taxNumber'] as const
  const isWrong = fields.some((field) => errorOf(field) !== undefined)
  const [isOpen] = useState(() => isWrong || fields.some((field) => valueOf(field)))
  // Opens before the form moves the focus to an error, which must be visible.
  useEffect(() => {
    if (isWrong) details.current!.open = true
  }, [isWrong, status])
  return (
    <details className={styles.company} open={isOpen} ref={details}>
      <summary>{t('checkout.companyTick')}</summary>
      <TextField
        name="company"
        label={t('checkout.company')}
        autoComplete="organization"
        maxLength={maxLengths.company}
        isOptional
      />
      <TextField
        name="taxNumber"
        label={t('checkout.taxNumber')}
        hint={t('checkout.taxNumberHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={maxLengths.taxNumber}
        isOptional
      />
    </details>
  )
}
