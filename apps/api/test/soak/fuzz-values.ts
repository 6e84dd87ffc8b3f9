import fc, { type Arbitrary } from 'fast-check'
import type { JsonSchema } from '../../src/contract/document.ts'
import { propertiesOf, resolve, sample } from '../samples.ts'

/** Texts that people and scanners send instead of valid input. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  'NaN',
  '1e400',
  '9'.repeat(30),
  'null',
  'true',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  "'; drop table users; --",
  '%27',
  '%',
  '_%',
  '\\',
  '../../etc/passwd',
  '..%2f..%2f',
  '<script>alert(1)</script>',
  '{{7*7}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template of a server would fill in.
  '${7*7}',
  'a\r\nset-cookie: a=b',
  'a\u0000b',
  '\ud800',
  '\u202egnp.exe',
  '١٢٣',
  'e\u0301'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(20),
  'İ',
  'ﬀ',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '00000000-0000-0000-0000-000000000000',
  'not-a-uuid',
  'http://127.0.0.1:9/',
  'file:///etc/passwd',
  'a:b:c:d',
  'x'.repeat(5_000),
  'word '.repeat(400),
  '"quoted" -minus or (web | search) & :*',
] as const

const HOSTILE_NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1.005,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e15,
  1e300,
  Number.MIN_VALUE,
] as const

/** Values that no schema expects. */
const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.constantFrom(...HOSTILE_NUMBERS),
  fc.constantFrom(null, true, false, [], {}, [[]], [{}]),
  fc.jsonValue({ depthSize: 'small' }),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

/** Values of earlier answers, by the name of their field: real ids and slugs get calls far inside. */
export interface Seen {
  /** Remembers a few hundred values of each name, the newest. */
  remember(answer: unknown): void
  of(name: string): readonly string[]
}

const MAX_SEEN = 300

export function createSeen(): Seen {
  const byName = new Map<string, string[]>()
  const note = (name: string, value: string) => {
    const values = byName.get(name) ?? []
    if (values.includes(value)) return
    values.push(value)
    if (values.length > MAX_SEEN) values.shift()
    byName.set(name, values)
  }
  const walk = (value: unknown, name: string) => {
    if (typeof value === 'string' && value !== '' && value.length < 300) note(name, value)
    else if (Array.isArray(value)) for (const one of value.slice(0, 20)) walk(one, name)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) walk(inner, key)
  }
  return {
    remember: answer => walk(answer, 'value'),
    of: name => byName.get(name) ?? [],
  }
}

/** Fields that hold an id of something are often called after it: `orderLineId`, `addressId`, `optionIds`. */
const sourceOf = (name: string): string => (/ids?$/i.test(name) ? 'id' : name)

/**
 * Values for a schema: mostly what it allows or what was seen under its name, now and then something hostile, at
 * every depth.
 */
export function valuesFor(given: JsonSchema, name: string, seen: Seen): Arbitrary<unknown> {
  const schema = resolve(given)
  return fc.oneof({ weight: 20, arbitrary: goodFor(schema, name, seen) }, { weight: 1, arbitrary: hostile })
}

function goodFor(schema: JsonSchema, name: string, seen: Seen): Arbitrary<unknown> {
  const choices = (schema.oneOf ?? schema.anyOf) as JsonSchema[] | undefined
  if (choices) return fc.oneof(...choices.map(choice => valuesFor(choice, name, seen)))
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]))
  if ('const' in schema) return fc.constant(schema.const)
  const types = [schema.type].flat() as (string | undefined)[]
  const [type] = types
  const values = goodOf(type, schema, name, seen)
  return types.includes('null')
    ? fc.oneof({ weight: 5, arbitrary: values }, { weight: 1, arbitrary: fc.constant(null) })
    : values
}

function goodOf(type: string | undefined, schema: JsonSchema, name: string, seen: Seen): Arbitrary<unknown> {
  switch (type) {
    case 'object': {
      const fields = Object.fromEntries(
        propertiesOf(schema).map(([key, inner]) => [key, valuesFor(inner, key, seen)]),
      )
      const required = new Set((schema.required ?? []) as string[])
      return fc.record(fields, { requiredKeys: Object.keys(fields).filter(key => required.has(key)) })
    }
    case 'array':
      return fc.array(valuesFor(schema.items as JsonSchema, name, seen), { maxLength: 4 })
    case 'integer':
      return numbers(schema, (min, max) => fc.integer({ min, max }))
    case 'number':
      return numbers(schema, (min, max) =>
        fc.integer({ min: min * 100, max: max * 100 }).map(cents => cents / 100),
      )
    case 'boolean':
      return fc.boolean()
    default:
      return texts(schema, name, seen)
  }
}

function numbers(schema: JsonSchema, between: (min: number, max: number) => Arbitrary<number>) {
  const min = Math.ceil(Number(schema.minimum ?? 0))
  return between(min, Math.max(min, Math.min(Number(schema.maximum ?? 1_000), 100_000)))
}

function texts(schema: JsonSchema, name: string, seen: Seen): Arbitrary<unknown> {
  const known = fc.nat().map(nth => {
    const values = seen.of(sourceOf(name))
    return values.length > 0 ? values[nth % values.length] : sample(schema)
  })
  const usual = fc.constant(sample(schema))
  if (schema.format === 'uuid' || schema.pattern !== undefined)
    return fc.oneof({ weight: 5, arbitrary: known }, { weight: 1, arbitrary: usual })
  const free = fc.string({ unit: 'grapheme', maxLength: Math.min(Number(schema.maxLength ?? 40), 80) })
  return fc.oneof(
    { weight: 3, arbitrary: known },
    { weight: 1, arbitrary: usual },
    { weight: 2, arbitrary: free },
  )
}
