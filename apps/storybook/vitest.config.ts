import { join } from 'node:path'
import { systemChromium } from '@stoa/testing/browsers'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defaultServerConditions, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const chromium = systemChromium()

/** Storybook gives all projects one folder for bundled dependencies, which they would write at the same time. */
const ownCache = (project: string): Plugin => ({
  name: 'own-cache',
  enforce: 'post',
  config: () => ({ cacheDir: join(import.meta.dirname, 'node_modules/.vite', project) }),
})

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { ...(chromium && { executablePath: chromium }), args: ['--no-sandbox'] },
  }),
  viewport: { width: 1280, height: 800 },
  instances: [{ browser: 'chromium' as const }],
})

const isSoak = Boolean(process.env.STOA_SOAK)

/**
 * Draws every story once, runs its play function, and checks it with axe in both themes. With STOA_SOAK, our longer checks
 * and IBM's engine look at it instead. The checks themselves are tested with faults that they must detect.
 */
export default defineConfig({
  // Vanilla-extract reads this file for the Vite in which it runs style files: it needs our packages as source.
  environments: { ssr: { resolve: { conditions: ['@stoa/source', ...defaultServerConditions] } } },
  test: {
    projects: [
      {
        plugins: [
          storybookTest({
            configDir: join(import.meta.dirname, '.storybook'),
            initialGlobals: { theme: 'light', ...(isSoak && { a11y: { manual: true } }) },
          }),
          ownCache('stories'),
        ],
        // Found late, a dependency would be bundled during the run, which reloads the page under a test.
        optimizeDeps: {
          entries: [
            '.storybook/preview.tsx',
            'pages/**/*.tsx',
            '../../packages/ui/{src,fixtures}/**/*.{ts,tsx}',
            '../../internal/back-office/{src,fixtures}/**/*.{ts,tsx}',
          ],
          include: [
            'axe-core',
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
          ],
        },
        test: {
          name: 'stories',
          testTimeout: 120_000,
          setupFiles: [isSoak ? 'test/every-story-further.ts' : 'test/every-story.ts'],
          // Stories keep nothing outside their own tree: one page draws them all, in a third of the time.
          isolate: false,
          browser: browser(),
        },
      },
      {
        plugins: [ownCache('checks')],
        test: { name: 'checks', include: ['test/*.test.ts'], browser: browser() },
      },
    ],
  },
})
