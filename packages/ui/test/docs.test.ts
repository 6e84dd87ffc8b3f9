/// <reference types="vite/client" />
import { join } from 'node:path'
import { entries } from '../scripts/entries.ts'
import type { ComponentDocs, DocsPairs } from '../src/docs/component-docs.ts'
import { icons } from '../src/docs/icons.ts'
import { type Stories, testDocs } from './suites/docs.ts'

testDocs({
  root: join(import.meta.dirname, '..'),
  entries: Object.values(entries()).filter(file => /src\/(primitives|patterns)\/./.test(file)),
  stories: import.meta.glob<Stories>('../src/{primitives,patterns}/**/*.stories.tsx', { eager: true }),
  texts: import.meta.glob<string>('../src/{primitives,patterns}/**/*.stories.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  modules: import.meta.glob<object>(
    ['../src/{primitives,patterns}/*/*.tsx', '!../src/**/*.{stories,test,docs}.tsx', '!../src/**/*.test.*'],
    { eager: true },
  ),
  indexes: import.meta.glob<object>('../src/{primitives,patterns}/*/index.ts', { eager: true }),
  docs: import.meta.glob<{ docs: ComponentDocs }>('../src/**/*.docs.ts', { eager: true }),
  pairs: import.meta.glob<{ pairs: DocsPairs }>('../src/**/*.pairs.docs.tsx', { eager: true }),
  icons,
  // Types alone, and the engine that `toasts` shows.
  shownElsewhere: ['view-models', 'toast'],
  together: ['product', 'toasts'],
  isPublic: true,
  least: { props: 600, components: 120, pairs: 20 },
})
