export { default as 'elements/accordions' } from './elements/accordions.json' with { type: 'json' }
export { default as 'elements/buttons' } from './elements/buttons.json' with { type: 'json' }
export { default as 'elements/teams' } from './elements/teams.json' with { type: 'json' }
export { default as 'elements/clients' } from './elements/clients.json' with { type: 'json' }
export { default as 'elements/counters' } from './elements/counters.json' with { type: 'json' }
export { default as 'elements/testimonials' } from './elements/testimonials.json' with { type: 'json' }
export { default as 'elements/testimonials-carousel' } from './elements/testimonials-carousel.json' with { type: 'json' }
