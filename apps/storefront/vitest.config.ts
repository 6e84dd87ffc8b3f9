import { defineConfig } from 'vitest/config'

// Pure logic only, as tables; what a page does is proven in a browser.
export default defineConfig({
  resolve: { conditions: ['@stoa/source', 'module', 'node'] },
  ssr: { resolve: { conditions: ['@stoa/source', 'module', 'node'] } },
  test: { include: ['app/**/*.test.ts', 'server/**/*.test.ts'], testTimeout: 60_000 },
})
