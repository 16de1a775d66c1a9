/**
 * The browser's speculation rules (https://wicg.github.io/nav-speculation): it prefetches the page of a link that the
 * visitor is about to follow, until the site's own script does so (`client/behaviour/prefetch.ts`).
 * Prefetching is safe: no GET of this site changes anything. Browsers do not prefetch in data-saving mode.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { selector_matches: ':root:not([data-behaviour]) a' }] },
      eagerness: 'moderate',
    },
  ],
})
