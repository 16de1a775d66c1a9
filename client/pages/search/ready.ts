/** The server runs this before it renders the page. */
export { prepareSearch as default } from './siteIndex.ts'
