import { newId } from '../../src/platform/ids.ts'
import type { Request } from './samples/sample.ts'

/** A request with one id of another shop, and the same request with an id that does not exist. */
export interface Strange {
  /** Place of the id: `/body/ids/0`. */
  at: string
  value: string
  guess: string
  foreign: Request
  guessed: Request
}

/** Finds every place of a request that names a shop's thing: the places in which two shops' requests differ. */
export const strangeOnes = (own: Request, other: Request): Strange[] =>
  differences(own, other).map(at => {
    const value = valueAt(other, at)
    const guess = guessed(value)
    return {
      at: `/${at.join('/')}`,
      value,
      guess,
      foreign: withValue(own, at, value),
      guessed: withValue(own, at, guess),
    }
  })

function differences(own: unknown, other: unknown, at: string[] = []): string[][] {
  if (typeof own === 'object' && own !== null)
    return Object.keys(own).flatMap(key =>
      differences(
        (own as Record<string, unknown>)[key],
        (other as Record<string, unknown> | undefined)?.[key],
        [...at, key],
      ),
    )
  return own === other ? [] : [at]
}

const valueAt = (request: Request, at: string[]): string =>
  at.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], request) as string

function withValue(request: Request, at: string[], value: string): Request {
  const copy = structuredClone(request)
  const inner = at
    .slice(0, -1)
    .reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], copy) as Record<string, unknown>
  inner[at.at(-1)!] = value
  return copy
}

/** Returns an id of the same form that does not exist. */
function guessed(value: string): string {
  if (/^[0-9a-f]{8}-/.test(value)) return newId()
  if (/^\d+$/.test(value)) return '987654321'
  return value.replaceAll(/[A-Z0-9]/gi, 'A')
}
