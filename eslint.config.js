import { defineConfig, globalIgnores } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { importsRule } from './scripts/lint/imports.mjs'
import { textAloneRule } from './scripts/lint/textAlone.mjs'

/**
 * Who may import whom. Inside a folder imports are relative, across folders they go by `#folder/`; a relative import
 * never leaves its folder. Nobody imports tests. The server meets the client only in the built server entry, through
 * an interface in shared.
 *
 * @type {import('./scripts/lint/imports.mjs').Table}
 */
const whoMayImportWhom = {
  shared: { folders: [], packages: ['zod'] },
  // One file reads those of the languages; the browser loads words and a translator without it.
  locales: { folders: ['shared'], packages: ['i18next'], nodeFiles: ['locales/written.mjs'] },
  db: { folders: ['shared'], packages: ['better-sqlite3', 'drizzle-orm', 'pg'], node: true },
  client: {
    folders: ['shared', 'locales'],
    // The demonstration is above the party's pages: none of these may need it (docs/decisions/0044-build-without-demo.md).
    layers: [
      ['art', 'loading', 'media', 'styles'],
      ['pictures', 'site', 'i18n'],
      ['ui'],
      ['behaviour', 'forms', 'shop'],
      ['sections'],
      ['kit', 'payment'],
      ['footers', 'headers'],
      ['content'],
      ['pages'],
      ['demo'],
      ['crawlers'],
      ['app'],
    ],
    packages: [
      'react',
      'react-dom',
      'react-router-dom',
      'i18next',
      'react-i18next',
      'feed',
      'minisearch',
      'swiper',
      'zod',
      'virtual:*',
      'schema-dts',
    ],
  },
  server: { folders: ['db', 'shared', 'locales'], packages: ['*'], node: true },
  bench: { folders: ['client', 'server', 'db', 'shared', 'locales', 'scripts'], packages: ['*'], node: true },
  tests: {
    folders: ['client', 'server', 'db', 'shared', 'locales', 'scripts', 'bench'],
    packages: ['*'],
    node: true,
    // Nobody else imports tests: `#tests/` is there for their own support files.
    ownAlias: true,
  },
  scripts: { folders: ['client', 'locales', 'server', 'shared'], packages: ['*'], node: true },
  // The tools' settings.
  '.': { folders: ['client', 'server', 'db', 'shared', 'locales', 'scripts', 'tests'], packages: ['*'], node: true },
}

/** Syntax that is refused, by where it would be written. */
const refused = {
  style: {
    selector: 'JSXAttribute[name.name="style"]',
    message: 'The content security policy blocks style attributes: use a class, a data attribute or an SVG attribute.',
  },
  emptyLink: {
    selector:
      'JSXAttribute[name.name="href"]:matches([value.value="#"], [value.expression.value="#"], [value.expression.quasis.0.value.raw="#"])',
    message: 'A link leads somewhere: name its page, or use a button.',
  },
  unrunTest: {
    selector:
      'MemberExpression[property.name=/^(?:skip|only|todo)$/]:matches([object.name=/^(?:describe|it|suite|test)$/], [object.object.name=/^(?:describe|it|suite|test)$/])',
    message: 'Every test runs: no skip, only or todo.',
  },
  untypedWords: {
    selector: 'ImportDeclaration[source.value="react-i18next"] ImportSpecifier[imported.name="useTranslation"]',
    message: 'client/i18n/useTranslation.ts gives the same words in types that cost the compiler nothing.',
  },
  colon: {
    selector:
      ':matches(TemplateElement[value.raw=/^: $/], CallExpression[callee.property.name="join"] > Literal[value=/^[:;] $/])',
    message: 'French sets a no-break space before a colon: use labelled of shared/i18n/sentences.ts.',
  },
  settings: {
    selector: 'ImportDeclaration[source.value=/^(?:node:)?process$/] ImportSpecifier[imported.name="env"]',
    message: 'server/config.ts alone reads the environment.',
  },
}

export default defineConfig(
  globalIgnores(['**/node_modules/', 'dist/', 'data/', '.cache/', 'db/migrations/', 'docs/', '**/*.generated.*']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    plugins: { house: { rules: { imports: importsRule, 'text-alone': textAloneRule } } },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'house/imports': ['error', whoMayImportWhom],
      'no-restricted-syntax': ['error', refused.style, refused.emptyLink, refused.untypedWords, refused.settings],
      'no-restricted-properties': ['error', { object: 'process', property: 'env', message: refused.settings.message }],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // A promise in a JSX handler is the handler's own matter; elsewhere it must not be lost.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // We have no enums; a library's are compared by their values.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // An interface may promise a promise that one implementation has at once.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'house/text-alone': 'error',
      // What only the browser knows (its storage, its time) is set after hydration, in an effect.
      'react-hooks/set-state-in-effect': 'off',
      // Takes every field of an object that also holds a ref for one.
      'react-hooks/refs': 'off',
    },
  },
  {
    files: ['{client,scripts}/**'],
    ignores: ['client/art/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '/art/(?!art\\.ts$)', message: 'The entry of the picture generator is client/art/art.ts.' },
          ],
        },
      ],
    },
  },
  {
    files: ['tests/**', 'bench/**', 'scripts/**', '*.config.{ts,js}'],
    rules: { 'no-restricted-properties': 'off', 'no-console': 'off' },
  },
  {
    files: ['client/**', 'server/{mail,services}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        refused.style,
        refused.emptyLink,
        refused.untypedWords,
        refused.settings,
        refused.colon,
      ],
    },
  },
  {
    files: ['client/i18n/useTranslation.ts'],
    rules: { 'no-restricted-syntax': ['error', refused.style, refused.emptyLink, refused.settings] },
  },
  { files: ['server/config.ts'], rules: { 'no-restricted-properties': 'off' } },
  { files: ['server/staff/**', 'server/{main,dev,start}.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['tests/**'],
    rules: {
      'no-restricted-syntax': ['error', refused.style, refused.emptyLink, refused.unrunTest],
      // What a test is answered (a body, a page's own value) has no type until the test has looked at it.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['scripts/**', '*.config.{ts,js}'],
    rules: { 'no-restricted-syntax': ['error', refused.style, refused.emptyLink] },
  },
  {
    // JavaScript for any Node: its types are in comments, and what comes from JSON has none.
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
  },
)
