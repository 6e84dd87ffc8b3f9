import { existsSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type Plugin } from 'vitest/config'

/** The browser that is there: the named one, the system's, or playwright's own. */
const chromium = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
  path => path && existsSync(path),
)

/** A worker has no vitest: files asked for with `?in-worker` get the few functions that they use from our own. */
const suiteInWorker: Plugin = {
  name: 'suite-in-worker',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('?in-worker')
      ? code.replace(
          "from 'vitest'",
          `from '${new URL('test/support/in-worker.ts', import.meta.url).pathname}'`,
        )
      : undefined,
}

const cases = process.env.STOA_SOAK ? '50000' : process.env.CI ? '10000' : '300'

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
        plugins: [suiteInWorker],
        optimizeDeps: {
          include: ['react', 'react-dom/client', 'react-dom/server', 'react/jsx-dev-runtime', 'fast-check'],
        },
        test: {
          name: 'chromium',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['**/*.node.test.*'],
          // The same properties run in Node; here a part of them shows that the engine makes no difference.
          env: { PROPERTY_RUNS: '300' },
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
