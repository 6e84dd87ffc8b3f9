import { reactRouter } from '@react-router/dev/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { API_PATHS, DEFAULT_API_URL } from './server/api-paths.ts'

const apiUrl = process.env.API_URL ?? DEFAULT_API_URL

// What only forms need stays with them: it is a quarter of all the rest.
const notOfForms = (id: string) =>
  !/react-aria|react-stately|@internationalized|primitives\/([a-z-]*field|form)\/|patterns\/auth|features\/session/.test(
    id,
  )

export default defineConfig({
  plugins: [vanillaExtractPlugin(), reactRouter()],
  // Our own packages are read as source, so that a change in any of them reloads at once.
  resolve: { conditions: ['@stoa/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  ssr: {
    noExternal: [/^@stoa\//],
    resolve: {
      conditions: ['@stoa/source', ...defaultServerConditions],
      externalConditions: ['node'],
    },
  },
  // One small file: a second one for a route that opens later would arrive after its markup.
  build: { cssCodeSplit: false, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Without this the first page asks for fifty files of one or two kilobytes.
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 2,
                },
                { name: 'common', tags: ['$initial'], test: notOfForms, minShareCount: 6 },
              ],
            },
          },
        },
      },
    },
  },
  // Found late, a package reloads the page and loses the navigation that asked for it.
  optimizeDeps: {
    entries: ['app/**/*.{ts,tsx}', '../../packages/ui/src/**/*.{ts,tsx}', '!**/*.{test,stories}.*'],
    include: ['@stoa/ui > @vanilla-extract/recipes/createRuntimeFn'],
  },
  server: {
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    proxy: Object.fromEntries(API_PATHS.map(path => [`^${path}(/|$|\\?)`, { target: apiUrl, xfwd: true }])),
  },
})
