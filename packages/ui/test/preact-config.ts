import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { ViteUserConfig } from 'vitest/config'
import { componentTests } from './config.ts'

/** Components of elements for pages without React, which Preact runs. */
const parts = [
  'patterns/{cart,cart-drawer,header,nav-menu}',
  'primitives/{checkbox,dialog,menu,quantity-stepper,tooltip}',
]

const preact = 'preact/compat'
const chromium = componentTests.test?.projects?.find(
  project => typeof project === 'object' && 'test' in project && project.test?.name === 'chromium',
) as ViteUserConfig

/** Browser tests of the parts that elements consist of, with Preact in place of React. */
export const preactTests: ViteUserConfig = {
  ...componentTests,
  plugins: [vanillaExtractPlugin()],
  resolve: {
    ...componentTests.resolve,
    alias: [
      { find: /^react(-dom)?$/, replacement: preact },
      { find: /^react-dom\/(client|server)$/, replacement: `${preact}/$1` },
      { find: /^react\/(jsx-(dev-)?runtime)$/, replacement: `${preact}/$1` },
    ],
  },
  test: {
    projects: [
      {
        ...chromium,
        extends: true,
        optimizeDeps: {
          ...chromium.optimizeDeps,
          include: [
            ...['', '/client', '/server', '/jsx-runtime', '/jsx-dev-runtime'].map(part => `${preact}${part}`),
            '@vanilla-extract/recipes/createRuntimeFn',
          ],
        },
        test: {
          ...chromium.test,
          name: 'preact',
          include: parts.map(part => `src/${part}/*.browser.test.tsx`),
        },
      },
    ],
  },
}
