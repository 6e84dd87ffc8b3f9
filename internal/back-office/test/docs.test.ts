/// <reference types="vite/client" />
import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentDocs, DocsPairs } from '@stoa/ui/docs'
import { type Stories, testDocs, uiTitles } from '@stoa/ui/testing/suites'
import { icons } from '../docs/icons.ts'
import { arabicMessages } from '../fixtures/arabic-messages.ts'
import { acceptMessages } from '../src/messages.ts'

acceptMessages()
const root = join(import.meta.dirname, '..')
testDocs({
  root,
  entries: globSync('src/*/index.ts', { cwd: root }),
  stories: import.meta.glob<Stories>('../src/**/*.stories.tsx', { eager: true }),
  texts: import.meta.glob<string>('../src/**/*.stories.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  modules: import.meta.glob<object>(
    ['../src/*/*.tsx', '!../src/**/*.{stories,test,docs}.tsx', '!../src/**/*.test.*'],
    {
      eager: true,
    },
  ),
  indexes: import.meta.glob<object>('../src/*/index.ts', { eager: true }),
  docs: import.meta.glob<{ docs: ComponentDocs }>('../src/**/*.docs.ts', { eager: true }),
  pairs: import.meta.glob<{ pairs: DocsPairs }>('../src/**/*.pairs.docs.tsx', { eager: true }),
  icons,
  arabic: arabicMessages,
  others: uiTitles,
  // The icons are drawn by the design system's Icon.
  together: ['icons', 'order-parts'],
  least: { props: 400, components: 50, pairs: 0 },
})
