/** Shows the page for unknown addresses at an address of its own, with status 200. */
export { default } from '../../../pages/notFound/NotFoundPage.tsx'
