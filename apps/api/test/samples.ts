import {
  type JsonSchema,
  loadContract,
  type Operation,
  type ParameterPlace,
} from '../src/contract/document.ts'

export const contract = loadContract()
const definitions = contract.components.$defs as Record<string, JsonSchema>

export function resolve(schema: JsonSchema): JsonSchema {
  return typeof schema.$ref === 'string' ? resolve(definitions[schema.$ref.split('/').at(-1)!]!) : schema
}

export const propertiesOf = (schema: JsonSchema): [string, JsonSchema][] =>
  Object.entries((resolve(schema).properties ?? {}) as Record<string, JsonSchema>)

/** Creates a value that the schema allows, with all optional fields. */
export function sample(given: JsonSchema): unknown {
  const schema = resolve(given)
  const [example] = (schema.examples ?? []) as unknown[]
  if (example !== undefined) return example
  const [first] = (schema.oneOf ?? []) as JsonSchema[]
  if (first) return sample(first)
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'object':
      return Object.fromEntries(propertiesOf(schema).map(([name, inner]) => [name, sample(inner)]))
    case 'array':
      return [sample(schema.items as JsonSchema)]
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return true
    default:
      return text(schema)
  }
}

function text(schema: JsonSchema): string {
  if (schema.format === 'uuid') return '0198a000-0000-7000-8000-000000000000'
  if (schema.format === 'email') return 'sample@example.test'
  if (String(schema.pattern).includes('svg')) return '320.webp'
  return 'sample-of-some-length'
    .padEnd(Number(schema.minLength ?? 0), 'x')
    .slice(0, Number(schema.maxLength ?? 100))
}

/** A path with good values in it, or with `bad` at one name. */
export function urlOf(
  operation: Operation,
  bad: { place: ParameterPlace; name: string; value: string | null } | null = null,
) {
  const valueAt = (place: ParameterPlace, name: string, schema: JsonSchema) =>
    bad && bad.place === place && bad.name === name ? bad.value : String(sample(schema))
  const parameters = (place: ParameterPlace) =>
    operation.parameters.filter(parameter => parameter.in === place)
  const path = parameters('path').reduce(
    (url, { name, schema }) =>
      url.replace(`{${name}}`, encodeURIComponent(valueAt('path', name, schema) ?? '')),
    operation.path,
  )
  const query = parameters('query').flatMap(({ name, schema, required }) => {
    const isBad = bad?.place === 'query' && bad.name === name
    const value = required || isBad ? valueAt('query', name, schema) : null
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`]
  })
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}

const TEXT = 'no such thing'
const VALUES: readonly [type: string, value: unknown][] = [
  ['null', null],
  ['boolean', true],
  ['number', 1.5],
  ['string', TEXT],
  ['array', []],
  ['object', {}],
]

export interface Mutation {
  what: string
  body: unknown
}

/** Number of wrong types that are tried at each place of a body. A soak tries all of them. */
const TYPES = process.env.STOA_SOAK ? VALUES.length : 1

/** Every single thing that can be wrong with a body: a type, a field that is missing, one too many. */
export function mutationsOf(schema: JsonSchema): Mutation[] {
  const [first] = (resolve(schema).oneOf ?? []) as JsonSchema[]
  return [...mutate(first ?? schema, sample(schema), 'body', body => body)]
}

function* mutate(
  given: JsonSchema,
  value: unknown,
  at: string,
  whole: (part: unknown) => unknown,
): Generator<Mutation> {
  const schema = resolve(given)
  for (const [type, wrong] of VALUES.filter(([type]) => !allows(schema, type)).slice(0, TYPES))
    yield { what: `${at} is ${type}`, body: whole(wrong) }
  if (schema.type === 'array') {
    const items = schema.items as JsonSchema
    const list = value as unknown[]
    if (schema.maxItems)
      yield { what: `${at} is too long`, body: whole(Array(Number(schema.maxItems) + 1).fill(list[0])) }
    if (schema.minItems) yield { what: `${at} is empty`, body: whole([]) }
    yield* mutate(items, list[0], `${at}[0]`, part => whole([part]))
  }
  if (schema.type === 'object') {
    const record = value as Record<string, unknown>
    if (schema.additionalProperties !== true)
      yield { what: `${at} has a field too many`, body: whole({ ...record, isAdmin: true }) }
    for (const name of (schema.required ?? []) as string[]) {
      const { [name]: _, ...rest } = record
      yield { what: `${at} is without ${name}`, body: whole(rest) }
    }
    for (const [name, inner] of propertiesOf(schema))
      yield* mutate(inner, record[name], `${at}.${name}`, part => whole({ ...record, [name]: part }))
  }
  if (schema.type === 'string' && schema.maxLength)
    yield { what: `${at} is too long`, body: whole('x'.repeat(Number(schema.maxLength) + 1)) }
  if (schema.maximum !== undefined)
    yield { what: `${at} is too much`, body: whole(Number(schema.maximum) + 1) }
  if (schema.minimum !== undefined)
    yield { what: `${at} is too little`, body: whole(Number(schema.minimum) - 1) }
}

function allows(schema: JsonSchema, type: string): boolean {
  const branches = (schema.oneOf as JsonSchema[] | undefined)?.map(resolve) ?? [schema]
  return branches.some(branch => {
    const types = ([] as unknown[]).concat(branch.type)
    if (type === 'string' && (branch.format || branch.enum)) return false
    if (type === 'string' && branch.pattern && !new RegExp(String(branch.pattern), 'u').test(TEXT))
      return false
    if (type === 'array' && branch.minItems) return false
    if (type === 'object' && (branch.required || branch.minProperties)) return false
    return types.includes(type)
  })
}

/** Values that a parameter does not allow. */
export function badValuesOf(given: JsonSchema): string[] {
  const schema = resolve(given)
  const bad: string[] = []
  if (schema.type === 'integer' || schema.type === 'number') {
    bad.push('x', '1e400', 'NaN')
    if (schema.type === 'integer') bad.push('1.5')
    if (schema.maximum !== undefined) bad.push(String(Number(schema.maximum) + 1))
    if (schema.minimum !== undefined) bad.push(String(Number(schema.minimum) - 1))
  }
  if (schema.type === 'boolean') bad.push('maybe')
  if (schema.enum) bad.push('no-such-thing')
  if (schema.format === 'uuid') bad.push('1', 'urn:uuid:0198a000-0000-7000-8000-000000000000')
  if (schema.maxLength) bad.push('x'.repeat(Number(schema.maxLength) + 1))
  const { pattern } = schema
  if (typeof pattern === 'string')
    bad.push(...['%%', '', 'A/B'].filter(value => !new RegExp(pattern, 'u').test(value)))
  return bad
}
