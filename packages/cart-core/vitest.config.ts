import { systemChromium } from '@stoa/testing/browsers'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const chromium = systemChromium()

const cases = process.env.STOA_SOAK ? '10000' : '200'

export default defineConfig({
  test: {
    testTimeout: 600_000,
    env: { PROPERTY_RUNS: process.env.PROPERTY_RUNS ?? cases },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['**/*.browser.test.*'],
        },
      },
      {
        extends: true,
        optimizeDeps: {
          include: ['react', 'react-dom/client', 'react-dom/server', 'react/jsx-dev-runtime'],
        },
        test: {
          name: 'chromium',
          // What depends on a browser: its storage, locks, page events, two documents of one origin, and React's drawing.
          include: ['test/**/*.browser.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(chromium && { executablePath: chromium }), args: ['--no-sandbox'] },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
