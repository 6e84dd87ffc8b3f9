import { defineConfig } from 'vitest/config'

// Tests pure logic only. Pages are tested in a browser.
export default defineConfig({
  resolve: { conditions: ['@stoa/source', 'module', 'node'] },
  ssr: { resolve: { conditions: ['@stoa/source', 'module', 'node'] } },
  test: {
    include: ['app/**/*.test.ts', 'server/**/*.test.ts'],
    // Long timeouts for busy machines. They cost nothing while tests pass.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
