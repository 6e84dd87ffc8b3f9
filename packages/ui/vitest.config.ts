import { existsSync } from 'node:fs'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { drag, hold, letGo, pointAt, refuseHeld } from './test/browser-commands.ts'

/** The browser that is there: the named one, the system's, or playwright's own. */
const chromium = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
  path => path && existsSync(path),
)

const conditions = ['@stoa/source', 'module', 'browser', 'development|production']

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions },
  ssr: { resolve: { conditions: ['@stoa/source', 'module', 'node', 'development|production'] } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.*'],
          // A long timeout for busy machines, at no cost if all is well.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        // Found late, a dependency would be bundled during the run, which reloads the page under a test.
        optimizeDeps: {
          entries: ['src/**/*.{ts,tsx}', 'test/**/*.tsx'],
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            '@vanilla-extract/recipes/createRuntimeFn',
          ],
        },
        test: {
          name: 'chromium',
          include: ['src/**/*.browser.test.tsx', 'test/**/*.browser.test.tsx'],
          setupFiles: ['test/browser-setup.ts'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 12_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: { drag, hold, letGo, pointAt, refuseHeld },
            provider: playwright({
              launchOptions: { ...(chromium && { executablePath: chromium }), args: ['--no-sandbox'] },
            }),
            viewport: { width: 1280, height: 800 },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
