/** What the server makes before it renders the page. */
export { prepareSearch as default } from './siteIndex.ts'
