import type { FieldErrors, FormProblem } from './forms/errors.ts'
import type { FormName, PageForm } from './forms/names.ts'
import type { ShownOrder } from './order.ts'
import type { PaymentSlip } from './payment.ts'
import type { CartRefusal } from './cart.ts'
import type { MyData, MyDataChange } from './myData.ts'

/**
 * The part of a page that belongs to one visitor's request. The answer is then `private, no-store`, and never cached. A
 * page without it is the same for everybody.
 */
export type Visit =
  | {
      kind: 'form'
      form: FormName | PageForm
      /** Anchor of the form on its page: of two equal forms only this one shows the answer. */
      anchor: string
      problem: FormProblem
      /** What is said instead of the problem's own sentence, in the visitor's language. */
      sentence?: string
      errors: FieldErrors
      /** The typed values. */
      values: Readonly<Record<string, string>>
      /** The visitor's cart, on a page that shows it. */
      cart?: string
      /** A fresh form token, if the visitor only needs to press Send again. */
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
      /** Whether the button was pressed under an outdated wording, which has no effect. */
      isOutdated?: boolean
    }
  | { kind: 'confirmation'; state: 'done'; token: string; maskedEmail: string }
  /** The link was opened again. `token` is the subscriber's, for the unsubscribe link. */
  | { kind: 'confirmation'; state: 'subscribed'; token: string; maskedEmail: string }
  | { kind: 'confirmation'; state: 'left' }
  | { kind: 'confirmation'; state: 'invalid' }
  | { kind: 'unsubscription'; state: 'ready' | 'done'; token: string }
  | { kind: 'unsubscription'; state: 'invalid' }
  /** `changed` is the action that the visitor has just taken here. */
  | { kind: 'myData'; state: 'shown'; token: string; data: MyData; changed?: MyDataChange }
  /** The confirmation step before an erasure. */
  | { kind: 'myData'; state: 'erasing'; token: string; email: string }
  /** `complete` is false if the database's files still contain traces, which the store continues to remove. */
  | { kind: 'myData'; state: 'erased'; email: string; complete: boolean }
  | { kind: 'myData'; state: 'ended' }
  | { kind: 'order'; state: 'shown'; token: string; order: ShownOrder; slip: PaymentSlip | undefined }
  | { kind: 'order'; state: 'gone' }
  /** A payment slip on request; it is not stored. */
  | { kind: 'slip'; slip: PaymentSlip }
  /** The cart from its cookie and, if a change was refused, the refusal. */
  | { kind: 'cart'; cart: string; refused?: CartRefusal }
