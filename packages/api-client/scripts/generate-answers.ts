/**
 * Writes the schemas that the client checks responses against, from the bundled contract. A browser can load the
 * parts separately: shoppers' pages, the seller area, and session and cart alone. What every client has is not repeated in
 * the other two. No page has both of these, so each has its own copy of 40 schemas: in a third file they would weigh
 * 0.4 kB more on seller pages. `--check` fails instead if a file is not what would be written.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import type { AnswerSchema, AnswerSchemas } from '../src/answers.ts'

interface Operation {
  readonly responses?: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >
}
type Schema = Omit<AnswerSchema, 'additionalProperties' | 'optional'> & {
  readonly required?: readonly string[]
  readonly oneOf?: readonly Schema[]
  readonly additionalProperties?: Schema | boolean
}
interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

const folder = new URL('../', import.meta.url)
const contract: Contract = JSON.parse(readFileSync(new URL('openapi.json', folder), 'utf8'))

const SESSION_AND_CART =
  /^(\/api\/cart\/.+|\/api\/public\/cart\/quote|\/api\/auth\/sign(in|out)|\/auth\/refresh-token|\/api\/user\/(me|update_profile)|\/api\/public\/registerWithoutVerify)$/

/** Paths that only members of a shop call, and the call that returns their shops. */
const SELLER = /^\/api\/(seller\/.+|user\/shops)$/

const nameOf = (reference: string) => reference.split('/').at(-1) ?? ''

const mapValues = <T, U>(record: Readonly<Record<string, T>>, map: (value: T) => U) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))

/** Reduces a schema to what is checked. Everything else may be newer than the client. */
function reduce(schema: Schema): AnswerSchema {
  const { $ref, type, minimum, required, properties, items, allOf, additionalProperties } = schema
  const anyOf = schema.anyOf ?? schema.oneOf
  const names = Object.keys(properties ?? {})
  const optional = names.filter(name => !required?.includes(name))
  if (required?.some(name => !names.includes(name)))
    throw new Error(`The contract requires a property that it doesn't describe: ${JSON.stringify(schema)}`)
  return {
    ...($ref && { $ref: nameOf($ref) }),
    ...(type && { type }),
    ...(minimum !== undefined && { minimum }),
    ...(optional.length > 0 && { optional }),
    ...(properties && { properties: mapValues(properties as Record<string, Schema>, reduce) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: reduce(additionalProperties) }),
    ...(items && { items: reduce(items as Schema) }),
    ...(allOf && { allOf: allOf.map(part => reduce(part as Schema)) }),
    ...(anyOf && { anyOf: anyOf.map(part => reduce(part as Schema)) }),
  }
}

/** The names of the schemas that a schema refers to, through others too. */
function collect(schema: AnswerSchema, names: Set<string>): void {
  if (schema.$ref && !names.has(schema.$ref)) {
    names.add(schema.$ref)
    collect(reduce(contract.components.schemas[schema.$ref] ?? {}), names)
  }
  const { properties = {}, items, additionalProperties, allOf = [], anyOf = [] } = schema
  for (const part of [...Object.values(properties), items, additionalProperties, ...allOf, ...anyOf])
    if (part) collect(part, names)
}

function answersOf(isIncluded: (path: string) => boolean): AnswerSchemas {
  const operations: Record<string, AnswerSchema> = {}
  const names = new Set<string>()
  for (const [path, methods] of Object.entries(contract.paths)) {
    if (!isIncluded(path)) continue
    for (const [method, { responses = {} }] of Object.entries(methods)) {
      const success = Object.keys(responses).find(status => status.startsWith('2'))
      const schema = responses[success ?? '']?.content?.['application/json']?.schema
      if (!schema) continue
      const answer = reduce(schema)
      operations[`${method.toUpperCase()} ${path}`] = answer
      collect(answer, names)
    }
  }
  const schemas = Object.fromEntries(
    [...names].sort().map(name => [name, reduce(contract.components.schemas[name] ?? {})]),
  )
  return { operations, schemas }
}

const session = answersOf(path => SESSION_AND_CART.test(path))
const shopper = answersOf(path => !/^\/api\/(seller|operator)\//.test(path))
const seller = answersOf(path => SELLER.test(path))

const without = <T>(record: Readonly<Record<string, T>>, other: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !(name in other)))

const isCheck = process.argv.includes('--check')

function write(name: string, lines: readonly string[]): void {
  const file = new URL(`src/generated/${name}.ts`, folder)
  const text = ['// Generated from openapi.json by scripts/generate-answers.ts.', ...lines, ''].join('\n')
  if (!isCheck) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${file.pathname} is not what openapi.json says.`)
    process.exitCode = 1
  }
}

/** An object literal with a line for each entry, after the entries of another object. */
const literal = (record: Readonly<Record<string, AnswerSchema>>, other?: string) =>
  [
    '{',
    ...(other ? [`    ...${other},`] : []),
    ...Object.entries(record).map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)},`),
    '  }',
  ].join('\n')

const TYPE = "import type { AnswerSchemas } from '../answers.ts'"
const SESSION = "import { sessionAndCartAnswers } from './session-and-cart-answers.ts'"
const SESSION_SCHEMAS = 'sessionAndCartAnswers.schemas'

write('session-and-cart-answers', [
  TYPE,
  '',
  '/** Responses that a client checks by default. */',
  'export const sessionAndCartAnswers: AnswerSchemas = {',
  `  operations: ${literal(session.operations)},`,
  `  schemas: ${literal(session.schemas)},`,
  '}',
])
write('shopper-answers', [
  TYPE,
  SESSION,
  '',
  '/** Responses of every call that is not under `/api/seller/` or `/api/operator/`. */',
  'export const shopperAnswers: AnswerSchemas = {',
  `  operations: ${literal(without(shopper.operations, session.operations), 'sessionAndCartAnswers.operations')},`,
  `  schemas: ${literal(without(shopper.schemas, session.schemas), SESSION_SCHEMAS)},`,
  '}',
])
write('seller-answers', [
  TYPE,
  SESSION,
  '',
  '/** Responses of the calls with which a shop is run. */',
  'export const sellerAnswers: AnswerSchemas = {',
  `  operations: ${literal(seller.operations)},`,
  `  schemas: ${literal(without(seller.schemas, session.schemas), SESSION_SCHEMAS)},`,
  '}',
])
