/// <reference types="vite/client" />
import { entriesByName } from '../../src/docs/example-code.ts'

/** Entries of this package by the names that they export. */
export const uiEntries: ReadonlyMap<string, string> = entriesByName(
  '@stoa/ui',
  import.meta.glob<string>('../../src/{primitives,patterns}/*/index.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)

/** Names of this package's components, as their stories are called. */
export const uiTitles: readonly string[] = Object.values(
  import.meta.glob<string>('../../src/{primitives,patterns}/**/*.stories.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).flatMap(story => /title: '[^']*\/([^'/]+)'/.exec(story)?.[1] ?? [])
