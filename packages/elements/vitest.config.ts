import { systemChromium } from '@stoa/testing/browsers'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { leanLibraries } from './lean-libraries.ts'
import { preactAlias } from './preact-alias.ts'

const chromium = systemChromium()

export default defineConfig({
  resolve: { conditions: ['@stoa/source', ...defaultClientConditions] },
  plugins: [vanillaExtractPlugin()],
  // The test server has the chunks at the places of their sources.
  define: {
    GUEST_FILE: '"/src/guest.ts"',
    PARTS_FILE: '"/src/parts.ts"',
    OWN_ORIGIN_FILE: '"/src/own-origin.ts"',
    BRIDGE_FILE: '"/src/bridge.ts"',
    VERSION: '"0.0.0"',
    MAJOR: '"1"',
  },
  test: {
    projects: [
      {
        extends: true,
        resolve: { alias: [...preactAlias, ...leanLibraries] },
        test: {
          name: 'chromium',
          testTimeout: 60_000,
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
      {
        extends: true,
        // Pages with the built files, in a browser of their own.
        test: {
          name: 'built',
          include: ['src/**/*.test.ts', 'test/built/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 12_000 } },
        },
      },
    ],
  },
})
