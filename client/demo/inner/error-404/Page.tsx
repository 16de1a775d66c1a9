/** What an address outside the table shows, at an address inside it: here with status 200. */
export { default } from '../../../pages/notFound/NotFoundPage.tsx'
