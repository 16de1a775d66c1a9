/**
 * Colours may be written only in the token files; components use tokens (`var(--color-accent)`). An exception from a rule needs a comment
 * with its reason: `stylelint-disable-next-line RULE -- reason`.
 *
 * @type {import('stylelint').Config}
 */
export default {
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  rules: {
    // Colours
    'color-named': ['never', { message: 'Colours may be written only in the token files: use a token.' }],
    'color-no-hex': [true, { message: 'Colours may be written only in the token files: use a token.' }],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
      { message: 'Colours may be written only in the token files: use a token.' },
    ],

    // Specificity: at most four classes, attributes or pseudo-classes, and one element
    'selector-max-id': 0,
    'selector-max-specificity': '0,4,1',
    'declaration-no-important': true,

    // Widths that depend on the font cause a layout shift when the font loads
    'unit-disallowed-list': [['ch', 'ex'], { message: 'Use em: ch and ex change when the font loads.' }],

    // Breakpoints in rem depend on the font size: larger text gets the layout of a narrower screen
    'media-feature-name-unit-allowed-list': { width: ['rem'], height: ['rem'] },

    // Direction: logical properties
    'property-disallowed-list': [
      [
        '/^(?:scroll-)?(?:margin|padding)-(?:left|right)$/',
        '/^border-(?:left|right)(?:-|$)/',
        '/^border-(?:top|bottom)-(?:left|right)-radius$/',
        'left',
        'right',
      ],
      { message: 'Use the logical property (inline-start, inline-end).' },
    ],
    'declaration-property-value-disallowed-list': [
      { 'text-align': ['left', 'right'], float: ['left', 'right'], clear: ['left', 'right'] },
      { message: 'Use the logical value (start, end, inline-start, inline-end).' },
    ],

    // Mistakes
    'annotation-no-unknown': true,
    'at-rule-no-unknown': true,
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-custom-properties': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'declaration-block-no-shorthand-property-overrides': true,
    'font-family-no-duplicate-names': true,
    'function-calc-no-unspaced-operator': true,
    'keyframe-block-no-duplicate-selectors': true,
    'keyframe-declaration-no-important': true,
    'media-feature-name-no-unknown': true,
    'named-grid-areas-no-invalid': true,
    'no-duplicate-selectors': true,
    'no-invalid-double-slash-comments': true,
    'no-invalid-position-at-import-rule': true,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'selector-pseudo-element-no-unknown': true,
    'string-no-newline': true,
    'unit-no-unknown': true,
  },
  overrides: [
    {
      files: ['client/styles/tokens*.css', 'client/styles/accents*.css', 'client/demo/homes/*/colours.css'],
      rules: { 'color-named': null, 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
}
