import { basename, join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { StoryIndexGenerator } from 'storybook/internal/core-server'
import { defaultClientConditions, defaultServerConditions, mergeConfig, type Plugin } from 'vite'
import { docsPaths } from './docs-paths.ts'
import { emailSamples } from './email-samples.ts'
import { withKeywords } from './sidebar-keywords.ts'
import { withStatusTags } from './status-tags.ts'
import { tokensUsed } from './tokens-used.ts'

/** Fonts of Storybook's own interface and of emails; the components' fonts come with the preview. */
const fonts = ['hanken-grotesk', 'bricolage-grotesque'].map(font =>
  join(
    import.meta.dirname,
    `../node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`,
  ),
)

const root = join(import.meta.dirname, '../../..')

/** Lets the Vite in which vanilla-extract runs style files read our packages as source. */
const sourceOfStyles: Plugin = {
  name: 'source-of-styles',
  configEnvironment: name =>
    name === 'ssr' ? { resolve: { conditions: ['@stoa/source', ...defaultServerConditions] } } : undefined,
}

/** Storybook applies it like its other settings, and leaves it out of their type. */
interface WithIndex {
  storyIndexGenerator: (generator: StoryIndexGenerator) => StoryIndexGenerator
}

const config: StorybookConfig & WithIndex = {
  framework: '@storybook/react-vite',
  stories: [
    '../start/*.mdx',
    '../foundations/*.mdx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../../internal/back-office/src/**/*.stories.tsx',
    '../pages/**/*.stories.tsx',
  ],
  staticDirs: [
    '../public',
    { from: '../pictures/references', to: '/pictures' },
    ...fonts.map(font => ({ from: font, to: `/fonts/${basename(font)}` })),
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
  ],
  experimental_indexers: (indexers = []) => indexers.map(withStatusTags),
  storyIndexGenerator: withKeywords,
  core: { disableTelemetry: true, disableProjectJson: true },
  typescript: {
    // It reads checked types: also of properties that come by way of Omit, Pick and unions.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Components of both packages are one project.
      tsconfigPath: join(import.meta.dirname, '../tsconfig.components.json'),
      include: [join(root, 'packages/ui/src/**/*.tsx'), join(root, 'internal/back-office/src/**/*.tsx')],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Props that every element has are documented elsewhere.
      propFilter: prop => !/node_modules/.test(prop.parent?.fileName ?? ''),
    },
  },
  viteFinal: base =>
    mergeConfig(base, {
      plugins: [
        // Its Vite gets no plugins but those that the filter names.
        vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === sourceOfStyles.name }),
        sourceOfStyles,
        tokensUsed(),
        emailSamples(),
        docsPaths(),
      ],
      // The design system is read as source, so that a change shows at once.
      resolve: { conditions: ['@stoa/source', ...defaultClientConditions] },
      // Code of examples is written from what is drawn: it needs the components' own names.
      build: { rolldownOptions: { output: { keepNames: true } } },
      optimizeDeps: { include: ['@stoa/ui > @vanilla-extract/recipes/createRuntimeFn'] },
    }),
}

export default config
