/// <reference types="vite/client" />
import { join } from 'node:path'
import { entriesByName } from '@stoa/ui/docs'
import { type ExamplePackage, testExampleCode, uiEntries } from '@stoa/ui/testing/suites'

testExampleCode({
  root: join(import.meta.dirname, '..'),
  stories: import.meta.glob<ExamplePackage['stories'][string]>('../src/**/*.stories.tsx', { eager: true }),
  entries: new Map([
    ...uiEntries,
    ...entriesByName(
      '@stoa/back-office',
      import.meta.glob<string>('../src/*/index.ts', {
        eager: true,
        query: '?raw',
        import: 'default',
      }),
    ),
  ]),
  framed: ['order-parts'],
  least: 100,
})
