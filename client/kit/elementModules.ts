import type { ElementName } from '#shared/routes/elements.ts'
import type { ElementPageModule } from './examples.tsx'

/** Where an element's page and examples lie, as Vite's manifest names it. */
export const elementSource = (name: ElementName): string => `client/kit/${name}/${name}.examples.tsx`

/** Loads an element's page, which is its examples; a line for each. */
export const elementModules: { [Name in ElementName]: () => Promise<ElementPageModule<Name>> } = {
  accordions: () => import('./accordions/accordions.examples.tsx'),
  buttons: () => import('./buttons/buttons.examples.tsx'),
  subscribe: () => import('./subscribe/subscribe.examples.tsx'),
  'call-to-action': () => import('./call-to-action/call-to-action.examples.tsx'),
  'contact-form': () => import('./contact-form/contact-form.examples.tsx'),
  counters: () => import('./counters/counters.examples.tsx'),
  'message-box': () => import('./message-box/message-box.examples.tsx'),
  'simple-modal': () => import('./simple-modal/simple-modal.examples.tsx'),
  subscription: () => import('./subscription/subscription.examples.tsx'),
  'modal-contact-form': () => import('./modal-contact-form/modal-contact-form.examples.tsx'),
}
