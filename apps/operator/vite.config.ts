import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { compressFiles } from './compress-files.ts'

export default defineConfig({
  plugins: [vanillaExtractPlugin(), compressFiles()],
  // Our packages are read as source: the back office has no build of its own.
  resolve: { conditions: ['@stoa/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  ssr: { noExternal: [/^@stoa\//] },
  environments: {
    // Style files run here while the console is built.
    ssr: {
      resolve: { conditions: ['@stoa/source', ...defaultServerConditions], externalConditions: ['node'] },
    },
  },
  // The policy allows no `data:`.
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Our parts name what runs in a browser, for frameworks that render on a server.
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
      },
    },
  },
})
