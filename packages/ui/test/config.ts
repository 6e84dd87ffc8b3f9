import { systemChromium } from '@stoa/testing/browsers'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { ViteUserConfig } from 'vitest/config'
import { drag, hold, letGo, pointAt, refuseHeld } from './browser-commands.ts'

const chromium = systemChromium()
const conditions = ['@stoa/source', 'module', 'browser', 'development|production']

/** Vitest’s projects for a package with components: logic and HTML run in Node, behavior in Chromium. */
export const componentTests: ViteUserConfig = {
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions },
  // Not `ssr.resolve`, which vanilla-extract overwrites for the style files that it runs.
  environments: {
    ssr: { resolve: { conditions: ['@stoa/source', 'module', 'node', 'development|production'] } },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.*'],
          // Patience is for a machine that is busy with other things; it costs nothing if all is well.
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
          setupFiles: [new URL('./browser-setup.ts', import.meta.url).pathname],
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
}
