import { defineConfig, devices } from '@playwright/test'
import { chromiumSwitches, systemChromium } from '@stoa/testing/browsers'

const chromium = systemChromium()

/**
 * Tests the production build of the storefront with the real API and its own PostgreSQL, in a real Chromium.
 * `CHROMIUM_PATH` is the browser; by default the system's. `STOREFRONT_URL` runs the suite against running servers.
 * `e2e/soak` holds longer proofs, which run with `STOA_SOAK` alone.
 */
export default defineConfig({
  testDir: './e2e',
  testIgnore: process.env.STOA_SOAK ? [] : ['soak/**'],
  globalSetup: './e2e/support/servers.ts',
  outputDir: '../../reports/storefront-browser',
  fullyParallel: true,
  // More than the cores of a small machine, because a test waits for the browser about half of the time.
  workers: 4,
  retries: 0,
  forbidOnly: !!process.env.CI,
  // If everything is broken, hundreds of tests would each wait for their timeout.
  maxFailures: process.env.CI ? 20 : 0,
  // Long timeouts for busy machines. They cost nothing while tests pass.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JUNIT_OUTPUT_FILE ? [['list'], ['junit']] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    // Drawing transitions costs a tenth of the processor time of all pages. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [...chromiumSwitches],
    },
  },
})
