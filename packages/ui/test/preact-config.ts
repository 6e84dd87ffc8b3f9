import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { ViteUserConfig } from 'vitest/config'
import { componentTests } from './config.ts'

/** Tests of the components in elements for pages without React. */
const tests = [
  'src/patterns/{cart,cart-drawer,header,nav-menu}/*.browser.test.tsx',
  'src/primitives/{checkbox,dialog,menu,quantity-stepper,tooltip}/*.browser.test.tsx',
]

const chromium = componentTests.test?.projects?.find(
  project => typeof project === 'object' && 'test' in project && project.test?.name === 'chromium',
) as ViteUserConfig

const fileOf = (entry: string) => fileURLToPath(import.meta.resolve(entry))

/** Browser tests of the parts that elements consist of, with Preact in place of React. */
export const preactTests: ViteUserConfig = {
  ...componentTests,
  plugins: [vanillaExtractPlugin()],
  resolve: {
    ...componentTests.resolve,
    alias: [
      { find: /^react(-dom)?$/, replacement: fileOf('preact/compat') },
      { find: /^react-dom\/client$/, replacement: fileOf('preact/compat/client') },
      { find: /^react-dom\/server$/, replacement: fileOf('preact-render-to-string') },
      { find: /^react\/jsx-(dev-)?runtime$/, replacement: fileOf('preact/jsx-runtime') },
      { find: /^preact$/, replacement: fileOf('preact') },
      { find: /^preact\/hooks$/, replacement: fileOf('preact/hooks') },
    ],
  },
  test: {
    projects: [
      {
        ...chromium,
        extends: true,
        // In a bundle, a dependency would have a copy of Preact.
        optimizeDeps: {
          entries: tests,
          include: ['@vanilla-extract/recipes/createRuntimeFn'],
          exclude: ['lucide-react', 'preact', 'radix-ui'],
        },
        test: {
          ...chromium.test,
          name: 'preact',
          include: tests,
        },
      },
    ],
  },
}
