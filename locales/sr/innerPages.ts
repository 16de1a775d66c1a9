export { default as 'page/our-process' } from './page/our-process.json' with { type: 'json' }
export { default as 'page/maintenance' } from './page/maintenance.json' with { type: 'json' }
export { default as 'page/coming-soon' } from './page/coming-soon.json' with { type: 'json' }
export { default as 'page/coming-soon-V2' } from './page/coming-soon-V2.json' with { type: 'json' }
export { default as 'page/faq-s' } from './page/faq-s.json' with { type: 'json' }
