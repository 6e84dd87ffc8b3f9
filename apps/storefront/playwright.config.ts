import { defineConfig, devices } from '@playwright/test'
import { chromiumSwitches, systemChromium } from '@stoa/testing/browsers'

const chromium = systemChromium()

/**
 * The assembled storefront: its production build, the real API and a PostgreSQL of its own, in a real Chromium.
 * `CHROMIUM_PATH` names the browser; without it the system's is used. `STOREFRONT_URL` runs the suite against servers that
 * are already up.
 */
export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/support/servers.ts',
  outputDir: '../../reports/storefront-browser',
  fullyParallel: true,
  // Two more than the cores of a small machine: a test waits for the browser about half of its time.
  workers: 4,
  retries: 0,
  forbidOnly: !!process.env.CI,
  // With a fault that breaks everything, each of hundreds of tests would wait for its own time to run out.
  maxFailures: process.env.CI ? 20 : 0,
  // Patience is for a machine that is busy with other things; it costs nothing where all is well.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JUNIT_OUTPUT_FILE ? [['list'], ['junit']] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [...chromiumSwitches],
    },
  },
})
