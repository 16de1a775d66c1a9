export { default as 'page/our-process' } from './page/our-process.json' with { type: 'json' }
export { default as 'page/contact-simple' } from './page/contact-simple.json' with { type: 'json' }
export { default as 'page/contact-classic' } from './page/contact-classic.json' with { type: 'json' }
export { default as 'page/contact-modern' } from './page/contact-modern.json' with { type: 'json' }
export { default as 'page/latest-news' } from './page/latest-news.json' with { type: 'json' }
export { default as 'page/error-404' } from './page/error-404.json' with { type: 'json' }
