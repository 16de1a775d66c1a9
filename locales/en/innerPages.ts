export { default as 'page/our-services' } from './page/our-services.json' with { type: 'json' }
export { default as 'page/what-we-offer' } from './page/what-we-offer.json' with { type: 'json' }
export { default as 'page/our-process' } from './page/our-process.json' with { type: 'json' }
export { default as 'page/our-team' } from './page/our-team.json' with { type: 'json' }
export { default as 'page/pricing-packages' } from './page/pricing-packages.json' with { type: 'json' }
