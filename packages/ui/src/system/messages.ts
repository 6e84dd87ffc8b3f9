import { formatNumber } from './figures.ts'

/** Labels of a component: plain strings, so that they can cross a server boundary and be sent to translators. */
export type Labels = Readonly<Record<string, string>>

type SimpleArguments<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | SimpleArguments<Rest>
  : never

/** The placeholders of a message as types: `'{name} has {count, plural, …}'` needs `name` and `count`. */
export type MessageArguments<S extends string> =
  S extends `${infer Before}{${infer Name}, plural,${string}}}${infer Rest}`
    ? SimpleArguments<`${Before}{${Name}}`> | MessageArguments<Rest>
    : SimpleArguments<S>

export type MessageValues<S extends string> = string extends S
  ? Record<string, string | number>
  : { readonly [K in MessageArguments<S>]: string | number }

type Part = string | { name: string; branches?: Record<string, Part[]> }

const parsed = new Map<string, Part[]>()
const pluralRules = new Map<string, Intl.PluralRules>()

function remember<K, V>(cache: Map<K, V>, key: K, make: () => V): V {
  const found = cache.get(key)
  if (found !== undefined) return found
  const made = make()
  cache.set(key, made)
  return made
}

/** The index of the brace that closes the one at `open`. */
function closing(source: string, open: number): number {
  let depth = 0
  for (let index = open; index < source.length; index++) {
    if (source[index] === '{') depth++
    if (source[index] === '}' && --depth === 0) return index
  }
  throw new Error(`Stoa: a message has a brace that never closes: "${source}". Add the missing "}".`)
}

function parseBranches(source: string): Record<string, Part[]> {
  const branches: Record<string, Part[]> = {}
  const head = /\s*(=\d+|[a-z]+)\s*\{/y
  let match = head.exec(source)
  while (match) {
    const open = head.lastIndex - 1
    const close = closing(source, open)
    branches[match[1] as string] = parse(source.slice(open + 1, close))
    head.lastIndex = close + 1
    match = head.exec(source)
  }
  return branches
}

function parse(source: string): Part[] {
  const parts: Part[] = []
  let from = 0
  for (let open = source.indexOf('{'); open !== -1; open = source.indexOf('{', from)) {
    if (open > from) parts.push(source.slice(from, open))
    const close = closing(source, open)
    const inner = source.slice(open + 1, close)
    const plural = /^\s*(\w+)\s*,\s*plural\s*,/.exec(inner)
    parts.push(
      plural
        ? { name: plural[1] as string, branches: parseBranches(inner.slice(plural[0].length)) }
        : { name: inner.trim() },
    )
    from = close + 1
  }
  if (from < source.length) parts.push(source.slice(from))
  return parts
}

/** The names that a message wants values for, each once. */
export const placeholdersOf = (message: string): string[] => [...new Set(namesIn(parse(message)))]

const namesIn = (parts: Part[]): string[] =>
  parts.flatMap(part =>
    typeof part === 'string' ? [] : [part.name, ...Object.values(part.branches ?? {}).flatMap(namesIn)],
  )

function render(
  parts: Part[],
  values: Record<string, string | number>,
  locale: string,
  grammar: string,
  count?: number,
): string {
  const number = (value: number) => formatNumber(value, locale)
  let out = ''
  for (const part of parts) {
    if (typeof part === 'string') {
      out += count === undefined ? part : part.replaceAll('#', number(count))
    } else if (part.branches) {
      const value = Number(values[part.name] ?? 0)
      const rule = remember(pluralRules, grammar, () => new Intl.PluralRules(grammar)).select(value)
      const branch = part.branches[`=${value}`] ?? part.branches[rule] ?? part.branches.other ?? []
      out += render(branch, values, locale, grammar, value)
    } else {
      const value = values[part.name]
      out += value === undefined ? `{${part.name}}` : typeof value === 'number' ? number(value) : value
    }
  }
  return out
}

/**
 * Fills a message: `{name}` and `{count, plural, =0 {…} one {# item} other {# items}}`. `#` is the number in the
 * locale's format; the branch follows `grammar`, the message's own language. An absent value leaves its placeholder
 * visible.
 */
export function formatMessage(
  message: string,
  values: Record<string, string | number> = {},
  locale = 'en',
  grammar = locale,
): string {
  if (!message.includes('{')) return message
  return render(
    remember(parsed, message, () => parse(message)),
    values,
    locale,
    grammar,
  )
}
