import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'

interface Schema {
  $ref?: string
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  enum?: unknown[]
}
interface Content {
  content?: { 'application/json'?: { schema: Schema } }
}
interface Operation {
  operationId: string
  requestBody?: Content
  responses: Record<string, Content & { $ref?: string }>
}
interface Document {
  paths: Record<string, Record<string, Operation>>
}

const FILES = [
  'paypal_checkout_orders_v2.json',
  'paypal_payments_payment_v2.json',
  'paypal_notifications_webhooks_v1.json',
]

/** Fields that PayPal documents and its files of February 2024 do not have yet. */
const NEWER_FIELDS = ['payment_source.card.attributes.verification']

/** Holds requests and answers to PayPal's own OpenAPI files. */
export interface PayPalJudge {
  /** Returns the faults of a request's body; empty if there are none. */
  request(operationId: string, body: unknown): string[]
  response(operationId: string, status: number, body: unknown): string[]
  event(body: unknown): string[]
  /** Returns the fixed texts of a refusal; null if the call has no such refusal. */
  refusal(
    operationId: string,
    status: number,
    issue: string,
  ): { name: string; message: string; description: string } | null
}

/** Creates the judge. Null if the files don't exist: the stand-in then keeps to its own rules alone. */
export function createPayPalJudge(dataFolder: string | undefined): PayPalJudge | null {
  if (!dataFolder || !existsSync(join(dataFolder, FILES[0]!))) return null
  const documents = FILES.map(file => JSON.parse(readFileSync(join(dataFolder, file), 'utf8')) as Document)
  // PayPal's patterns are written for regular expressions without the u flag.
  const ajv = new Ajv({
    strict: false,
    unicodeRegExp: false,
    validateSchema: false,
    allErrors: true,
    logger: false,
  })
  formats.default(ajv)
  documents.forEach((document, index) => {
    ajv.addSchema(document, FILES[index])
  })

  const find = (operationId: string) => {
    for (const [index, document] of documents.entries())
      for (const [path, methods] of Object.entries(document.paths))
        for (const [method, operation] of Object.entries(methods))
          if (operation.operationId === operationId)
            return { index, document, operation, pointer: ['paths', path, method] }
    throw new Error(`PayPal's files have no ${operationId}`)
  }
  const compiled = new Map<string, ValidateFunction>()
  const faultsOf = (index: number, pointer: readonly string[], body: unknown): string[] => {
    const reference = `${FILES[index]}#/${pointer.map(escapePointer).join('/')}`
    const validate = compiled.get(reference) ?? ajv.compile({ $ref: reference })
    compiled.set(reference, validate)
    validate(body)
    const wrong = (validate.errors ?? []).map(error => `${error.instancePath} ${error.message}`)
    const document = documents[index]!
    return [...wrong, ...unknownFields(document, at(document, pointer) as Schema, body)]
  }
  /** Finds the schema of an answer; null if any body will do. */
  const answerPointer = (operationId: string, status: number): [number, string[]] | null => {
    const { index, document, operation, pointer } = find(operationId)
    const key = operation.responses[status] ? String(status) : 'default'
    const response = operation.responses[key]
    const base = response?.$ref ? response.$ref.slice(2).split('/') : [...pointer, 'responses', key]
    const found = at(document, base) as Content | undefined
    return found?.content ? [index, [...base, 'content', 'application/json', 'schema']] : null
  }

  return {
    request(operationId, body) {
      const { index, pointer, operation } = find(operationId)
      if (!operation.requestBody) return body === undefined ? [] : ['a body where there is none']
      return faultsOf(index, [...pointer, 'requestBody', 'content', 'application/json', 'schema'], body)
    },
    response(operationId, status, body) {
      const where = answerPointer(operationId, status)
      return where ? faultsOf(...where, body) : []
    },
    event: body => faultsOf(2, ['components', 'schemas', 'event'], body),
    refusal(operationId, status, issue) {
      const where = answerPointer(operationId, status)
      const document = where && documents[where[0]]
      if (!document) return null
      const schemas = flatten(document, at(document, where[1]) as Schema)
      const fixed = (name: string) =>
        schemas
          .map(({ properties }) => properties?.[name]?.enum?.[0])
          .find(text => text !== undefined) as string
      const issues = schemas.flatMap(({ properties }) =>
        properties?.details?.items ? flatten(document, properties.details.items) : [],
      )
      const found = issues.find(({ properties }) => properties?.issue?.enum?.includes(issue))
      const description = found?.properties?.description?.enum?.[0]
      return found
        ? { name: fixed('name'), message: fixed('message'), description: String(description ?? issue) }
        : null
    },
  }
}

/** The schemas allow unknown fields, and a misspelled field would go unnoticed. */
function unknownFields(document: Document, schema: Schema, value: unknown, path: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return []
  const parts = flatten(document, schema)
  if (Array.isArray(value)) {
    const items = parts.find(part => part.items)?.items
    return items ? value.flatMap(item => unknownFields(document, items, item, path)) : []
  }
  if (parts.some(({ additionalProperties }) => additionalProperties === true)) return []
  return Object.entries(value).flatMap(([name, item]) => {
    const here = [...path, name]
    const property = parts.filter(part => part.properties?.[name]).map(part => part.properties![name]!)
    if (property.length > 0) return unknownFields(document, { allOf: property }, item, here)
    return NEWER_FIELDS.includes(here.join('.'))
      ? []
      : [`/${here.join('/')} is a field that PayPal does not know`]
  })
}

/** A schema with all that it refers to or is put together of. */
function flatten(document: Document, schema: Schema, seen = new Set<Schema>()): Schema[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const { $ref, allOf = [], anyOf = [], oneOf = [] } = schema
  const referred = $ref ? [at(document, $ref.slice(2).split('/')) as Schema] : []
  return [
    schema,
    ...[...referred, ...allOf, ...anyOf, ...oneOf].flatMap(part => flatten(document, part, seen)),
  ]
}

const escapePointer = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))

const at = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value)
