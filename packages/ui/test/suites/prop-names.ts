import type { PublicProp } from './public-props.ts'

/** The glossary's table of properties. */
interface Vocabulary {
  /** Names of handlers; there are no others. */
  handlers: ReadonlySet<string>
  /** Values and types that a property takes, if the table lists them. */
  takes: ReadonlyMap<string, ReadonlySet<string>>
  /** The name to use by retired name. */
  retired: ReadonlyMap<string, string>
}

const termsIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, term]) => term!)

/** Reads the table below "Properties of components": name, values, meaning, and what it replaces. */
export function readVocabulary(glossary: string): Vocabulary {
  const [, section = ''] = /^## Properties of components\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(glossary) ?? []
  const rows = section
    .split('\n')
    .map(line => line.split('|'))
    .filter(cells => cells.length === 6)
    .map(([, names = '', takes = '', , instead = '']) => [names, takes, instead].map(termsIn))
    .filter(([names]) => names!.length > 0)
  return {
    handlers: new Set(rows.flatMap(([names]) => names!.filter(isHandler))),
    takes: new Map(
      rows.flatMap(([names, takes]) =>
        takes!.length > 0 ? names!.map(name => [name, new Set(takes)] as const) : [],
      ),
    ),
    retired: new Map(rows.flatMap(([names, , instead]) => instead!.map(name => [name, names![0]!] as const))),
  }
}

const isHandler = (name: string) => /^on[A-Z]/.test(name)

type NamedProp = Pick<PublicProp, 'owner' | 'name' | 'at' | 'type'>

/** Lists public props whose names or values differ from the vocabulary. */
export function findOddProps(props: readonly NamedProp[], vocabulary: Vocabulary): string[] {
  return props.flatMap(({ owner, name, at, type }) => {
    const takes = vocabulary.takes.get(name)
    const others = takes && !isHandler(name) ? valuesOf(type, name).filter(value => !takes.has(value)) : []
    return [
      ...[name, ...(type.match(HANDLERS_INSIDE) ?? [])].flatMap(each => oddName(each, vocabulary) ?? []),
      ...(others.length > 0 ? [`takes ${[...takes!].join(', ')}, not ${others.join(', ')}`] : []),
    ].map(fault => `${owner}.${name} (${at}): ${fault}`)
  })
}

/** Handlers in a type that is written out, such as `{ label: string; onClick: () => void }`. */
const HANDLERS_INSIDE = /\bon[A-Z]\w*(?=\??:)/g

function oddName(name: string, { retired, handlers }: Vocabulary): string | undefined {
  if (retired.has(name)) return `the name for ${name} is ${retired.get(name)}`
  return isHandler(name) && !handlers.has(name) ? `${name} is no known handler` : undefined
}

/** Values and types in the union of a prop, without `undefined` and without those of an equal prop (`Props['size']`). */
const valuesOf = (type: string, name: string) =>
  type
    .split('|')
    .map(part => part.trim())
    .filter(part => part !== '' && part !== 'undefined' && !part.endsWith(`['${name}']`))
    .map(part => part.replaceAll(/^'|'$/g, ''))
