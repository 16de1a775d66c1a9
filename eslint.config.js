import { defineConfig, globalIgnores } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { importsRule } from './scripts/lint/imports.mjs'
import { textAloneRule } from './scripts/lint/textAlone.mjs'

/**
 * The allowed imports between top folders. Imports are relative inside a folder and use `#folder/` across folders. No folder may import
 * from `tests`. The server uses the client only as the built server entry, through an interface in `shared`.
 *
 * @type {import('./scripts/lint/imports.mjs').Table}
 */
const allowedImports = {
  shared: { folders: [], packages: ['zod'] },
  // This file reads the words from the disk. The browser does not load it.
  locales: { folders: ['shared'], packages: ['i18next'], nodeFiles: ['locales/written.mjs'] },
  db: { folders: ['shared'], packages: ['better-sqlite3', 'drizzle-orm', 'pg'], node: true },
  client: {
    folders: ['shared', 'locales'],
    // The party's pages may not import the demonstration, because builds without it exist (docs/decisions/0044-build-without-demonstration-pages.md).
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
    // Only tests use `#tests/`, for their support files.
    ownAlias: true,
  },
  scripts: { folders: ['client', 'locales', 'server', 'shared'], packages: ['*'], node: true },
  // Configuration files of the tools.
  '.': { folders: ['client', 'server', 'db', 'shared', 'locales', 'scripts', 'tests'], packages: ['*'], node: true },
}

/** Forbidden syntax, for `no-restricted-syntax`. */
const forbidden = {
  style: {
    selector: 'JSXAttribute[name.name="style"]',
    message: 'The content security policy blocks style attributes: use a class, a data attribute or an SVG attribute.',
  },
  emptyLink: {
    selector:
      'JSXAttribute[name.name="href"]:matches([value.value="#"], [value.expression.value="#"], [value.expression.quasis.0.value.raw="#"])',
    message: 'A link must have a target: give its page, or use a button.',
  },
  unrunTest: {
    selector:
      'MemberExpression[property.name=/^(?:skip|only|todo)$/]:matches([object.name=/^(?:describe|it|suite|test)$/], [object.object.name=/^(?:describe|it|suite|test)$/])',
    message: 'Every test must run: do not use skip, only or todo.',
  },
  untypedWords: {
    selector: 'ImportDeclaration[source.value="react-i18next"] ImportSpecifier[imported.name="useTranslation"]',
    message: 'Use client/i18n/useTranslation.ts: its types do not slow down the compiler.',
  },
  colon: {
    selector:
      ':matches(TemplateElement[value.raw=/^: $/], CallExpression[callee.property.name="join"] > Literal[value=/^[:;] $/])',
    message: 'French has a no-break space before a colon: use labelled of shared/i18n/sentences.ts.',
  },
  settings: {
    selector: 'ImportDeclaration[source.value=/^(?:node:)?process$/] ImportSpecifier[imported.name="env"]',
    message: 'Only server/config.ts may read environment variables.',
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
      'house/imports': ['error', allowedImports],
      'no-restricted-syntax': [
        'error',
        forbidden.style,
        forbidden.emptyLink,
        forbidden.untypedWords,
        forbidden.settings,
      ],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: forbidden.settings.message },
      ],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // Event handlers in JSX may be asynchronous. Elsewhere a promise must be awaited.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // The project has no enums. Those of libraries are compared by value.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // An implementation of an asynchronous interface may have nothing to await.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'house/text-alone': 'error',
      // Values that only the browser has (storage, time) are set in an effect after hydration.
      'react-hooks/set-state-in-effect': 'off',
      // The rule treats every field of an object with a ref as a ref.
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
            {
              regex: '/art/(?!art\\.ts$)',
              message: 'Import from client/art/art.ts, the entry of the picture generator.',
            },
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
        forbidden.style,
        forbidden.emptyLink,
        forbidden.untypedWords,
        forbidden.settings,
        forbidden.colon,
      ],
    },
  },
  {
    files: ['client/i18n/useTranslation.ts'],
    rules: { 'no-restricted-syntax': ['error', forbidden.style, forbidden.emptyLink, forbidden.settings] },
  },
  { files: ['server/config.ts'], rules: { 'no-restricted-properties': 'off' } },
  { files: ['server/staff/**', 'server/{main,dev,start}.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['tests/**'],
    rules: {
      'no-restricted-syntax': ['error', forbidden.style, forbidden.emptyLink, forbidden.unrunTest],
      // Values from outside a test (bodies, values of a page) have no type until the test checks them.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['scripts/**', '*.config.{ts,js}'],
    rules: { 'no-restricted-syntax': ['error', forbidden.style, forbidden.emptyLink] },
  },
  {
    // JavaScript that runs on any Node. Its types are in comments, and JSON values are untyped.
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
  },
)
