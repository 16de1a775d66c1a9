/**
 * What the browser may fetch ahead (https://wicg.github.io/nav-speculation): the page behind a link that somebody is about
 * to follow, as long as the site's own script does not see to it (`client/behaviour/prefetch.ts`). Fetching changes nothing:
 * no GET of this site does. The browser asks nothing where data is saved.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { selector_matches: ':root:not([data-behaviour]) a' }] },
      eagerness: 'moderate',
    },
  ],
})
