/** Entries of a package by the names of the values that they export, read from the texts of their `index.ts`. */
export function entriesByName(
  packageName: string,
  indexes: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [file, text] of Object.entries(indexes)) {
    const entry = `${packageName}/${file.split('/').at(-2)}`
    for (const [, names = ''] of text.matchAll(/export \{([^}]*)\}/g))
      for (const name of names.split(',').map(one => one.trim().replace(/^default as /, '')))
        if (/^[A-Z]\w*$/.test(name)) found.set(name, entry)
  }
  return found
}

/** The code of an example as a person would write it: with what it imports, and no keys of React. */
export function exampleCode(written: string, entries: ReadonlyMap<string, string>): string {
  // Storybook asks twice: as it writes the code, and as it shows it.
  if (written.startsWith('import ')) return written
  const code = written
    .replace(/<React\.Fragment(?: key="[^"]*")?>/g, '<>')
    .replaceAll('</React.Fragment>', '</>')
    .replace(/ key="\.[^"]*"/g, '')
  const tags = [...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name)
  const values = [...code.matchAll(/(?:=\{|\b\w+: )([A-Z]\w*)(?=,| ?\}|$)/gm)].map(([, name = '']) => name)
  const drawings = new Set(values.filter(name => !entries.has(name)))
  const byEntry = new Map<string, Set<string>>()
  for (const name of [...tags, ...values]) {
    const entry = entries.get(name)
    if (entry) byEntry.set(entry, (byEntry.get(entry) ?? new Set()).add(name))
  }
  const imports = [
    ...[...drawings].map(name => `import ${name} from 'lucide-react/icons/${kebab(name)}'`),
    ...[...byEntry].map(([entry, names]) => `import { ${[...names].join(', ')} } from '${entry}'`),
  ]
  return imports.length > 0 ? `${imports.join('\n')}\n\n${code}` : code
}

const kebab = (name: string) =>
  name
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/([0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
