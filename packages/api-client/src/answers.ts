import { parseError } from './problem.ts'
import type { ApiClient } from './types.ts'

/** Part of a JSON schema that responses are checked against. */
export interface AnswerSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly minimum?: number
  /** Names of properties that may be missing. All others are required, which is shorter than JSON schema's `required`. */
  readonly optional?: readonly string[]
  readonly properties?: { readonly [name: string]: AnswerSchema }
  readonly additionalProperties?: AnswerSchema
  readonly items?: AnswerSchema
  readonly allOf?: readonly AnswerSchema[]
  readonly anyOf?: readonly AnswerSchema[]
}

/** The answers of some operations, generated from the contract. */
export interface AnswerSchemas {
  /** Schemas by method and path: `GET /api/cart/findAll`. */
  readonly operations: { readonly [operation: string]: AnswerSchema }
  /** Schemas by the name in `$ref`. */
  readonly schemas: { readonly [name: string]: AnswerSchema }
}

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)
const isOf = (value: unknown, type: string) =>
  type === 'integer' ? Number.isInteger(value) : kindOf(value) === type

/**
 * Returns the path of the first mismatch with the schema, such as `/items/0/name`; null if there is none. Checks only
 * required fields, kinds and minima, not formats, enumerations and unknown fields, so that a slightly newer API is
 * still understood.
 */
function findMismatch(
  value: unknown,
  given: AnswerSchema,
  schemas: AnswerSchemas['schemas'],
  at = '',
): string | null {
  const schema = given.$ref ? (schemas[given.$ref] ?? {}) : given
  const find = (part: unknown, promised: AnswerSchema, where: string) =>
    findMismatch(part, promised, schemas, where)
  const here = at || '/'
  if (schema.anyOf?.every(option => find(value, option, at) !== null)) return here
  for (const part of schema.allOf ?? []) {
    const found = find(value, part, at)
    if (found) return found
  }
  if (schema.type && ![schema.type].flat().some(type => isOf(value, type))) return here
  if (typeof value === 'number' && value < (schema.minimum ?? value)) return here
  if (typeof value !== 'object' || value === null) return null
  const fields = value as Readonly<Record<string, unknown>>
  for (const name of Object.keys(schema.properties ?? {}))
    if (fields[name] === undefined && !schema.optional?.includes(name)) return `${at}/${name}`
  for (const [name, part] of Object.entries(fields)) {
    const promised = Array.isArray(value)
      ? schema.items
      : (schema.properties?.[name] ?? schema.additionalProperties)
    const found = promised && part !== undefined ? find(part, promised, `${at}/${name}`) : null
    if (found) return found
  }
  return null
}

type Call = (path: string, ...init: unknown[]) => Promise<{ data?: unknown; response: Response }>

/**
 * Returns the same client, which rejects with an `ApiError` of kind `parse` if a response is not what the contract
 * promises.
 *
 * @param onMismatch called before such a rejection
 */
export function checkAnswers(
  client: ApiClient,
  { operations, schemas }: AnswerSchemas,
  onMismatch?: () => void,
): ApiClient {
  const checked =
    (method: keyof ApiClient): Call =>
    async (path, ...init) => {
      const answer = await (client[method] as Call)(path, ...init)
      const schema = operations[`${method} ${path}`]
      const mismatch = schema && answer.response.ok ? findMismatch(answer.data, schema, schemas) : null
      if (mismatch === null) return answer
      onMismatch?.()
      const title = `${method} ${path} returned invalid ${mismatch}`
      throw parseError(answer.response, title)
    }
  return {
    GET: checked('GET'),
    POST: checked('POST'),
    PUT: checked('PUT'),
    PATCH: checked('PATCH'),
    DELETE: checked('DELETE'),
  } as unknown as ApiClient
}
