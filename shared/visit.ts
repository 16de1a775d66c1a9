import type { FieldErrors, FormProblem } from './forms/errors.ts'
import type { FormName, PageForm } from './forms/names.ts'
import type { ShownOrder } from './order.ts'
import type { PaymentSlip } from './payment.ts'
import type { CartRefusal } from './cart.ts'
import type { MyData, MyDataChange } from './myData.ts'

/**
 * What one visitor's request brings to a page: such an answer is `private, no-store`, and never kept.
 * A page without it is the same for everybody.
 */
export type Visit =
  | {
      kind: 'form'
      form: FormName | PageForm
      /** Anchor of the form on its page: of two alike only this one shows the answer. */
      at: string
      problem: FormProblem
      errors: FieldErrors
      /** What was typed. */
      values: Readonly<Record<string, string>>
      /** The visitor's cart, on a page that shows it. */
      cart?: string
      /** A fresh form token, where pressing Send once more is all that is needed. */
      token?: string
    }
  | {
      kind: 'confirmation'
      state: 'ready'
      token: string
      maskedEmail: string
      consentVersion: number
      /** ISO 8601 date of the wording's version. */
      consentDate: string
      /** Whether the button was pressed under another wording, which counts for nothing. */
      isOutdated?: boolean
    }
  | { kind: 'confirmation'; state: 'done'; token: string; maskedEmail: string }
  /** The link was opened again. `token` is the subscriber's, for the way out. */
  | { kind: 'confirmation'; state: 'subscribed'; token: string; maskedEmail: string }
  | { kind: 'confirmation'; state: 'left' }
  | { kind: 'confirmation'; state: 'invalid' }
  | { kind: 'unsubscription'; state: 'ready' | 'done'; token: string }
  | { kind: 'unsubscription'; state: 'invalid' }
  /** `changed` is what the visitor has just done here. */
  | { kind: 'myData'; state: 'shown'; token: string; data: MyData; changed?: MyDataChange }
  /** The second step before everything goes: what that is, and what stays. */
  | { kind: 'myData'; state: 'erasing'; token: string; email: string }
  /** `complete` is false where the database's files still hold traces, which the store goes on removing. */
  | { kind: 'myData'; state: 'erased'; email: string; complete: boolean }
  | { kind: 'myData'; state: 'ended' }
  | { kind: 'order'; state: 'shown'; token: string; order: ShownOrder; slip: PaymentSlip | undefined }
  | { kind: 'order'; state: 'gone' }
  /** What somebody asked to pay; nobody keeps it. */
  | { kind: 'slip'; slip: PaymentSlip }
  /** What is in the cart, as its cookie has it; and what was just typed, where the shop could not do it. */
  | { kind: 'cart'; cart: string; refused?: CartRefusal }
