import { entriesByName, exampleCode } from '@stoa/ui/docs'

const entries = new Map([
  ...entriesByName(
    '@stoa/ui',
    import.meta.glob<string>('../../../../packages/ui/src/{primitives,patterns}/*/index.ts', {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  ),
  ...entriesByName(
    '@stoa/back-office',
    import.meta.glob<string>('../../../../internal/back-office/src/*/index.ts', {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  ),
])

/** The code of an example with the lines that import what it names. */
export const withImports = (code: string): string => exampleCode(code, entries)
