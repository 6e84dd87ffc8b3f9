import fc, { type Arbitrary } from 'fast-check'
import type { JsonSchema, Operation } from '../../src/contract/document.ts'
import { multipart } from '../fixtures.ts'
import { propertiesOf } from '../samples.ts'
import { type Seen, valuesFor } from './fuzz-values.ts'

/** A call as it is sent. */
export interface FuzzCall {
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

/** Pictures and files that are none, and one that is. */
const FILES = [
  Buffer.alloc(0),
  Buffer.from('GIF89a'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.from('Handle,Title,Variant Price\nmug,Mug,12.50\n'),
  Buffer.from('\ufeff"Handle";"Title"\n"a";"b\n'),
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  Buffer.alloc(3_000, 0xff),
]

/** Calls of an operation, from its contract: addresses, headers and bodies, any of them wrong. */
export function callsOf(operation: Operation, seen: Seen): Arbitrary<FuzzCall> {
  const { body } = operation
  const given = fc.record({
    parameters: parametersOf(operation, seen),
    body: body ? bodiesFor(body, seen) : fc.constant(undefined),
  })
  return given.map(({ parameters, body: sent }) => ({
    url: urlWith(operation, parameters),
    headers: { ...headersWith(operation, parameters), ...sent?.headers },
    ...(sent && { payload: sent.payload }),
  }))
}

type Given = Record<string, unknown>
const keyOf = ({ in: place, name }: { in: string; name: string }) => `${place} ${name}`

function parametersOf({ parameters }: Operation, seen: Seen): Arbitrary<Given> {
  const fields = Object.fromEntries(
    parameters.map(parameter => [keyOf(parameter), valuesFor(parameter.schema, parameter.name, seen)]),
  )
  const required = parameters.filter(parameter => parameter.in === 'path' || parameter.required).map(keyOf)
  return fc.record(fields, { requiredKeys: required }) as Arbitrary<Given>
}

const asText = (value: unknown): string =>
  (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)).toWellFormed()

function urlWith({ path, parameters }: Operation, given: Given): string {
  const filled = parameters
    .filter(parameter => parameter.in === 'path')
    .reduce(
      (url, parameter) =>
        url.replace(`{${parameter.name}}`, () => encodeURIComponent(asText(given[keyOf(parameter)]))),
      path,
    )
  const query = parameters
    .filter(parameter => parameter.in === 'query' && keyOf(parameter) in given)
    .flatMap(parameter =>
      [given[keyOf(parameter)]].flat().map(value => `${parameter.name}=${encodeURIComponent(asText(value))}`),
    )
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled
}

/** Only what HTTP can carry. */
const headersWith = ({ parameters }: Operation, given: Given): Record<string, string> =>
  Object.fromEntries(
    parameters
      .filter(parameter => parameter.in === 'header' && keyOf(parameter) in given)
      .map(parameter => [
        parameter.name.toLowerCase(),
        asText(given[keyOf(parameter)])
          .replaceAll(/[^\x20-\x7e]/g, '')
          .slice(0, 1_000),
      ]),
  )

function bodiesFor({ contentType, schema }: { contentType: string; schema: JsonSchema }, seen: Seen) {
  if (contentType !== 'multipart/form-data')
    return valuesFor(schema, 'body', seen).map(value => ({
      payload: JSON.stringify(value) ?? '',
      headers: { 'content-type': contentType },
    }))
  const fields = Object.fromEntries(
    propertiesOf(schema).map(([name, inner]) => [
      name,
      inner.format === 'binary'
        ? fc.record({
            filename: fc.constantFrom('a.png', '../a.csv', 'a'.repeat(300)),
            bytes: fc.constantFrom(...FILES),
          })
        : valuesFor(inner, name, seen).map(asText),
    ]),
  )
  return fc.record(fields, { requiredKeys: [] }).map(parts => multipart(parts as FormParts))
}

type FormParts = Parameters<typeof multipart>[0]
