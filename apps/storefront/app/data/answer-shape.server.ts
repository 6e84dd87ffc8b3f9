import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { ApiError } from '@stoa/api-client'

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}
interface Answer {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>
}
interface Contract {
  readonly paths: Readonly<Record<string, { get?: { responses: Readonly<Record<string, Answer>> } }>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

const file = createRequire(import.meta.url).resolve('@stoa/api-client/openapi.json')
const contract: Contract = JSON.parse(readFileSync(file, 'utf8'))

const resolve = (schema: Schema): Schema =>
  schema.$ref ? (contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)
const isOf = (value: unknown, type: string) =>
  type === 'integer' ? Number.isInteger(value) : kindOf(value) === type

/**
 * Where a value is not what a page may rely on, as a path such as `/items/0/name`; null where all is there. Only
 * what is required and its kinds count, not ranges and words: an API that is a little newer is still understood.
 */
function misfit(value: unknown, given: Schema, at = ''): string | null {
  const schema = resolve(given)
  const options = schema.anyOf ?? schema.oneOf
  if (options?.every(option => misfit(value, option, at) !== null)) return at || '/'
  for (const part of schema.allOf ?? []) {
    const found = misfit(value, part, at)
    if (found) return found
  }
  if (schema.type && ![schema.type].flat().some(type => isOf(value, type))) return at || '/'
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const found = schema.items ? misfit(item, schema.items, `${at}/${index}`) : null
      if (found) return found
    }
  } else if (value && typeof value === 'object') {
    const fields = value as Record<string, unknown>
    const missing = schema.required?.find(name => fields[name] === undefined)
    if (missing) return `${at}/${missing}`
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const found = fields[name] === undefined ? null : misfit(fields[name], property, `${at}/${name}`)
      if (found) return found
    }
  }
  return null
}

/**
 * Makes sure that what a path of the contract answered is what the contract promises.
 *
 * @throws ApiError of kind `parse`: such an answer is none
 */
export function requireShape(path: string, answer: unknown): void {
  const schema = contract.paths[path]?.get?.responses['200']?.content?.['application/json']?.schema
  const place = schema && misfit(answer, schema)
  if (!place) return
  throw new ApiError({
    kind: 'parse',
    status: 200,
    title: 'The answer is not what it should be',
    detail: `${path} answered without a proper ${place}`,
  })
}
