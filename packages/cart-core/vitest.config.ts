import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 120_000,
    env: { PROPERTY_RUNS: process.env.PROPERTY_RUNS ?? (process.env.CI ? '10000' : '300') },
  },
})
