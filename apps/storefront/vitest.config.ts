import { defineConfig } from 'vitest/config'

// Pure logic only, as tables; what a page does is proven in a browser.
export default defineConfig({
  resolve: { conditions: ['@stoa/source', 'module', 'node'] },
  ssr: { resolve: { conditions: ['@stoa/source', 'module', 'node'] } },
  test: {
    include: ['app/**/*.test.ts', 'server/**/*.test.ts'],
    // Patience is for a machine that is busy with other things; it costs nothing where all is well.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
