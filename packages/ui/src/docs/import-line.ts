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
  /** What its docs say is imported. */
  imports?: readonly string[] | undefined
}

/** The line that imports a component: what its docs say, or it alone, or all that its entry exports; none where that is types alone. */
export function importLine({ name, entry, index, imports }: Imported): string | undefined {
  const exported = exportedBy(index)
  const wanted = imports ?? (exported.includes(name) ? [name] : exported)
  if (wanted.length === 0) return undefined
  return `import { ${wanted.join(', ')} } from '${entry}'`
}
