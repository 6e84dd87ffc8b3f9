import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions, mergeConfig } from 'vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../../packages/ui/src/**/*.stories.tsx', '../pages/**/*.stories.tsx'],
  staticDirs: ['../public'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: base =>
    mergeConfig(base, {
      plugins: [vanillaExtractPlugin()],
      // The design system is read as source, so that a change shows at once.
      resolve: { conditions: ['@stoa/source', ...defaultClientConditions] },
      optimizeDeps: { include: ['@stoa/ui > @vanilla-extract/recipes/createRuntimeFn'] },
    }),
}

export default config
