import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { hashLength } from './shared/fileHash.ts'
import { brandPlugin } from './scripts/vite/brand.ts'
import { exampleCodePlugin } from './scripts/vite/exampleCode.ts'
import { constantStyles } from './scripts/vite/constantStyles.ts'
import { contentPlugin } from './scripts/vite/content.ts'
import { asciiChunksPlugin } from './scripts/vite/asciiChunks.ts'
import { builtinModulesPlugin } from './scripts/vite/builtinModules.ts'
import { captionsPlugin } from './scripts/vite/captions.ts'
import { demoPlugin } from './scripts/vite/demo.ts'
import { fontsPlugin } from './scripts/vite/fonts.ts'
import { iconsPlugin } from './scripts/vite/icons.ts'
import { layerByFolder } from './scripts/vite/layers.ts'
import { esmReact, ownPreload, shakeReactRouter, shortenReactRouter, smallI18next } from './scripts/vite/libraries.ts'
import { picturesPlugin } from './scripts/vite/pictures.ts'
import { pressPlugin } from './scripts/vite/press.ts'
import { releaseConstants } from './scripts/vite/release.ts'
import { shopCardsPlugin } from './scripts/vite/shopCards.ts'
import { sharedFilesPlugin } from './scripts/vite/sharedFiles.ts'
import { serverChunksPlugin } from './scripts/vite/serverChunks.ts'
import { shortClassName, shortTokenNames } from './scripts/vite/shortClassNames.ts'
import { wordsPlugin } from './scripts/vite/words.ts'

const root = import.meta.dirname
const entry = 'client/entry-client.tsx'

/** The path of the site's API. The launcher has read `.env`. */
const apiBase = process.env['API_BASE'] || '/api'

/** Returns the name of an output file. A `Page.tsx` is named after its folder. */
const nameFrom = (source: string | null | undefined): string => {
  const folder = /([^/]+)\/Page\.tsx$/.exec(source ?? '')?.[1]
  return folder ? `page-${folder}` : '[name]'
}

export default defineConfig(({ isSsrBuild, mode }) => {
  return {
    root,
    appType: 'custom',
    plugins: [
      demoPlugin(),
      exampleCodePlugin(),
      react(),
      shakeReactRouter,
      shortenReactRouter,
      ownPreload,
      smallI18next,
      esmReact,
      constantStyles,
      picturesPlugin(),
      contentPlugin(),
      wordsPlugin(),
      fontsPlugin(),
      brandPlugin(),
      iconsPlugin(),
      captionsPlugin(),
      pressPlugin(),
      shopCardsPlugin(),
      sharedFilesPlugin(entry),
      serverChunksPlugin(),
      builtinModulesPlugin(),
      asciiChunksPlugin(),
    ],
    publicDir: false,
    cacheDir: 'node_modules/.cache/vite',
    define: {
      __API_BASE__: JSON.stringify(apiBase.replace(/\/$/, '')),
      // Leaves the development build of React out of the server, so that it starts faster.
      ...(isSsrBuild && { 'process.env.NODE_ENV': JSON.stringify('production'), ...releaseConstants() }),
    },
    css: {
      // Names are readable in development and short in production.
      postcss: { plugins: [layerByFolder, ...(mode === 'production' ? [shortTokenNames] : [])] },
      modules: { generateScopedName: mode === 'production' ? shortClassName : '[name]__[local]' },
    },
    ssr: { noExternal: isSsrBuild ? true : [], external: ['better-sqlite3', 'sharp'] },
    build: isSsrBuild
      ? {
          outDir: 'dist/server',
          ssr: true,
          target: 'node24',
          minify: false,
          assetsInlineLimit: 0,
          emitAssets: false,
          rolldownOptions: {
            input: {
              main: 'server/main.ts',
              warm: 'server/warm.ts',
              staff: 'server/staff/main.ts',
              store: 'db/sqlite/store.thread.ts',
              rewrite: 'db/sqlite/rewrite.thread.ts',
              pictures: 'server/media/pictures.process.ts',
              'entry-server': 'client/entry-server.tsx',
            },
            output: {
              // Halves the time to load the code at the start. The log does not need stack traces: it has kind, code and message of errors.
              minify: true,
              entryFileNames: '[name].js',
              chunkFileNames: 'chunks/[name]-[hash].js',
              assetFileNames: `static/media/[name]-[hash:${hashLength}][extname]`,
            },
          },
        }
      : {
          outDir: 'dist/client',
          manifest: 'manifest.json',
          assetsInlineLimit: 0,
          // Every browser that supports light-dark() supports modulepreload.
          modulePreload: { polyfill: false },
          // The first versions with light-dark(). A fallback would triple the tokens. Firefox needs a later one, for `name` of details.
          cssTarget: ['chrome123', 'firefox130', 'safari17.5'],
          rolldownOptions: {
            input: entry,
            optimization: { inlineConst: { mode: 'all', pass: 1 } },
            output: {
              entryFileNames: `static/js/[name]-[hash:${hashLength}].js`,
              chunkFileNames: ({ facadeModuleId }) => `static/js/${nameFrom(facadeModuleId)}-[hash:${hashLength}].js`,
              assetFileNames: ({ names, originalFileNames: [source] }) =>
                names.some((name) => name.endsWith('.css'))
                  ? `static/css/${nameFrom(source)}-[hash:${hashLength}][extname]`
                  : `static/media/[name]-[hash:${hashLength}][extname]`,
            },
          },
        },
  }
})
