/** Names of the components that the text of an entry's `index.ts` exports; neither types nor hooks. */
const exportedBy = (index: string): readonly string[] =>
  [...index.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map(one => one.trim().replace(/^default as /, ''))
      .filter(one => /^[A-Z][a-z]\w*$/.test(one)),
  )

interface Imported {
  /** The component's name, as its stories are called. */
  name: string
  /** Such as `@stoa/ui/button`. */
  entry: string
  /** The text of the entry's `index.ts`. */
  index: string
  /** Imported names according to its docs. */
  imports?: readonly string[] | undefined
}

/**
 * Returns the line that imports a component, or undefined if its entry exports only types. The line names what its
 * docs say, or the component alone, or all exports of the entry.
 */
export function importLine({ name, entry, index, imports }: Imported): string | undefined {
  const exported = exportedBy(index)
  const wanted = imports ?? (exported.includes(name) ? [name] : exported)
  if (wanted.length === 0) return undefined
  return `import { ${wanted.join(', ')} } from '${entry}'`
}
