/** The sections of the page in order; each is an anchor. The chapters of the programme are anchors too. */
export const aboutParts = ['people', 'party', 'programme'] as const
