import { entriesByName, exampleCode } from '@stoa/ui/docs'

const entries = entriesByName(
  import.meta.glob<string>('../../../../packages/ui/src/{primitives,patterns,seller}/*/index.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)

/** The code of an example with the lines that import what it names. */
export const withImports = (code: string): string => exampleCode(code, entries)
