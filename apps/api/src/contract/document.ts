import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { OPERATOR_KEYS, type OperatorKey } from '../platform/operator-keys.ts'

export type JsonSchema = { [keyword: string]: unknown }
export type ParameterPlace = 'path' | 'query' | 'header'

interface Reference {
  $ref: string
}
/** Callers allowed within a shop: every member, members with this permission, or owners. */
export type ShopKeyRule = 'member' | 'products' | 'orders' | 'refunds' | 'reports' | 'shop' | 'owner'

/** Keys of which an operator needs one; `any` lets in every operator, `none` a caller without a session. */
export type OperatorKeyRule = 'any' | 'none' | readonly OperatorKey[]

interface RawOperation {
  operationId: string
  'x-shop-key'?: ShopKeyRule
  'x-operator-key'?: OperatorKeyRule
  'x-operator-fresh'?: boolean
  'x-max-json-kilobytes'?: number
  'x-max-upload-megabytes'?: number
  'x-embed'?: boolean
  tags?: string[]
  security?: unknown[]
  parameters?: (RawParameter | Reference)[]
  requestBody?: { required?: boolean; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, RawResponse | Reference>
}
interface RawParameter {
  name: string
  in: string
  required?: boolean
  schema: JsonSchema
}
interface RawResponse {
  content?: Record<string, { schema: JsonSchema }>
}
interface Document {
  security?: unknown[]
  paths: Record<string, Record<string, RawOperation>>
  components: { schemas: Record<string, JsonSchema> }
}

export interface Operation {
  id: string
  method: string
  /** Path as in the contract: `/api/cart/remove/{id}`. */
  path: string
  /** Path as in the router: `/api/cart/remove/:id`. */
  url: string
  tag: string
  isSecured: boolean
  /** Required permission; null if the call is not about the caller's shop. */
  shopKey: ShopKeyRule | null
  /** Required key of an operator; null in the public contract. */
  operatorKey: OperatorKeyRule | null
  /** Whether the operator's session must have shown its second factor a moment ago. */
  needsFreshFactor: boolean
  /** Maximum length of its JSON; null for the default. */
  maxJsonKilobytes: number | null
  /** Maximum size of its files, which are then not held in memory; null for the default of a few megabytes. */
  maxUploadMegabytes: number | null
  /** Whether pages of other origins may call it, if the settings name them. */
  isEmbeddable: boolean
  parameters: readonly (RawParameter & { in: ParameterPlace })[]
  body: { contentType: string; required: boolean; schema: JsonSchema } | null
  /** Success status, the only one below 400. */
  status: number
  /** Schema of the JSON answer to each status; null is an answer without JSON. */
  answers: ReadonlyMap<string, JsonSchema | null>
}

export interface Contract {
  document: unknown
  operations: readonly Operation[]
  /** Schemas that references point to; add them once to a compiler. */
  components: JsonSchema
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete'])
const COMPONENTS = 'contract'

let loaded: Contract | undefined
let loadedOperator: Contract | undefined

const bundled = (file: string): Document =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`@stoa/api-client/${file}`), 'utf8'))

/** Loads the contract as bundled in the client's package, once per process. */
export function loadContract(): Contract {
  loaded ??= readContract(bundled('openapi.json'))
  return loaded
}

/** Loads the contract of the operator console, once per process. */
export function loadOperatorContract(): Contract {
  loadedOperator ??= readOperatorContract(bundled('operator-openapi.json'))
  return loadedOperator
}

/**
 * Reads the operations of the operator console.
 *
 * @throws Error like `readContract`, and if an operation doesn't declare which operators may call it
 */
export function readOperatorContract(document: Document): Contract {
  const contract = readContract(document)
  for (const { id, operatorKey, isSecured, path } of contract.operations) {
    const keys = typeof operatorKey === 'string' ? [] : (operatorKey ?? [])
    const isRule = operatorKey === 'any' || operatorKey === 'none' || keys.length > 0
    if (!isRule || !keys.every(key => OPERATOR_KEYS.includes(key)))
      throw new Error(`${id} has no x-operator-key: any, none, or a list of keys`)
    if (isSecured !== (operatorKey !== 'none'))
      throw new Error(`${id}: only operations with the x-operator-key \`none\` have \`security: []\``)
    if (!path.startsWith('/api/operator/')) throw new Error(`${id} is not under /api/operator/`)
  }
  return contract
}

/**
 * Reads the operations of a document.
 *
 * @throws Error if an operation doesn't have exactly one success status, if one of the seller area doesn't declare
 * who may call it, if one that asks for a token is embeddable, or if a reference has no target
 */
export function readContract(document: Document): Contract {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, raw]) => readOperation(document, path, method, raw)),
  )
  return {
    document,
    operations,
    components: { $id: COMPONENTS, $defs: rewrite(document.components.schemas) as JsonSchema },
  }
}

function readOperation(document: Document, path: string, method: string, raw: RawOperation): Operation {
  const answers = new Map<string, JsonSchema | null>()
  for (const [status, response] of Object.entries(raw.responses)) {
    const content = resolve<RawResponse>(document, response).content ?? {}
    const json = content['application/json'] ?? content['application/problem+json']
    answers.set(status, json ? (rewrite(json.schema) as JsonSchema) : null)
  }
  const successes = [...answers.keys()].filter(status => /^2\d\d$/.test(status))
  if (successes.length !== 1) throw new Error(`${raw.operationId} must have exactly one success status`)

  if (path.startsWith('/api/seller/') !== (raw['x-shop-key'] !== undefined))
    throw new Error(
      `${raw.operationId}: what is under /api/seller/ has an x-shop-key, and nothing else has one`,
    )

  const isSecured = (raw.security ?? document.security ?? []).length > 0
  if (raw['x-embed'] && isSecured)
    throw new Error(
      `${raw.operationId}: a call with x-embed is open to other origins, so it can’t need a token`,
    )

  const [contentType, media] = Object.entries(raw.requestBody?.content ?? {})[0] ?? []
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    tag: raw.tags?.[0] ?? '',
    isSecured,
    shopKey: raw['x-shop-key'] ?? null,
    operatorKey: raw['x-operator-key'] ?? null,
    needsFreshFactor: raw['x-operator-fresh'] ?? false,
    maxJsonKilobytes: raw['x-max-json-kilobytes'] ?? null,
    maxUploadMegabytes: raw['x-max-upload-megabytes'] ?? null,
    isEmbeddable: raw['x-embed'] === true,
    parameters: (raw.parameters ?? []).map(parameter => {
      const { schema, ...rest } = resolve<RawParameter>(document, parameter)
      return { ...rest, in: rest.in as ParameterPlace, schema: rewrite(schema) as JsonSchema }
    }),
    body:
      contentType && media
        ? {
            contentType,
            required: raw.requestBody?.required === true,
            schema: rewrite(media.schema) as JsonSchema,
          }
        : null,
    status: Number(successes[0]),
    answers,
  }
}

function resolve<T>(document: Document, value: T | Reference): T {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value as T
  const steps = value.$ref.replace('#/', '').split('/')
  const found = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], document)
  if (!found) throw new Error(`The contract has nothing at ${value.$ref}`)
  return resolve(document, found as T | Reference)
}

/** References go to one shared schema instead of into the document, which is no schema itself. */
function rewrite(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewrite)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace('#/components/schemas/', `${COMPONENTS}#/$defs/`)
        : rewrite(inner),
    ]),
  )
}
