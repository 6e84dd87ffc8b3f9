import { defineConfig } from 'vitest/config'

/** The Node half of the suite, with few cases a property: it runs once for each mutant. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/**/*.test.ts'],
    exclude: ['**/*.browser.test.*'],
    env: { PROPERTY_RUNS: '100' },
  },
})
