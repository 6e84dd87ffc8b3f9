import { reactRouter } from '@react-router/dev/vite'
import { readSettings } from '@stoa/server-kit/settings'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { API_PATHS, REFERENCE_PATH } from './server/api-paths.ts'
import { chunkGroups } from './vite/chunk-groups.ts'
import { emailFonts } from './vite/email-fonts.ts'
import { linkSheets } from './vite/link-sheets.ts'
import { listModules } from './vite/list-modules.ts'
import { productionRouter } from './vite/production-router.ts'
import { shortNames } from './vite/short-names.ts'

const { apiUrl, port } = readSettings('storefront', process.env).values

export default defineConfig(({ command }) => ({
  plugins: [
    // While developing, names say which style they are.
    vanillaExtractPlugin(command === 'build' ? { identifiers: shortNames() } : {}),
    reactRouter(),
    productionRouter(),
    linkSheets(),
    listModules(),
    emailFonts(),
  ],
  // Our packages are read as source, so that a change in any of them reloads at once.
  resolve: { conditions: ['@stoa/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  ssr: { noExternal: [/^@stoa\//] },
  build: { assetsInlineLimit: 0 },
  environments: {
    // The server links the client's style sheets and has no need for another.
    ssr: {
      build: { cssCodeSplit: false },
      // Not `ssr.resolve`, which vanilla-extract overwrites for the style files that it runs.
      resolve: { conditions: ['@stoa/source', ...defaultServerConditions], externalConditions: ['node'] },
    },
    client: {
      build: {
        rolldownOptions: {
          // Only the server describes pages to search engines, so that browsers don't load this code.
          treeshake: { moduleSideEffects: [{ test: /\/storefront\/app\/lib\//, sideEffects: false }] },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
  },
  // Listed here, because a package that Vite finds late reloads the page and loses the current navigation.
  optimizeDeps: {
    entries: [
      'app/**/*.{ts,tsx}',
      '../../packages/ui/src/**/*.{ts,tsx}',
      '../../internal/back-office/src/**/*.{ts,tsx}',
      '!**/*.{test,stories}.*',
    ],
    include: ['@stoa/ui > @vanilla-extract/recipes/createRuntimeFn'],
  },
  server: {
    port,
    strictPort: true,
    proxy: Object.fromEntries(
      [...API_PATHS, REFERENCE_PATH].map(path => [`^${path}(/|$|\\?)`, { target: apiUrl, xfwd: true }]),
    ),
  },
}))
