export { default as 'elements/accordions' } from './elements/accordions.json' with { type: 'json' }
export { default as 'elements/buttons' } from './elements/buttons.json' with { type: 'json' }
export { default as 'elements/subscribe' } from './elements/subscribe.json' with { type: 'json' }
export { default as 'elements/contact-form' } from './elements/contact-form.json' with { type: 'json' }
export { default as 'elements/counters' } from './elements/counters.json' with { type: 'json' }
export { default as 'elements/simple-modal' } from './elements/simple-modal.json' with { type: 'json' }
export { default as 'elements/subscription' } from './elements/subscription.json' with { type: 'json' }
export { default as 'elements/modal-contact-form' } from './elements/modal-contact-form.json' with { type: 'json' }
