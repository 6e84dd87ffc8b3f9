/**
 * As much of vitest as the suite uses, for a dedicated worker, where vitest itself does not run. What is asserted
 * and what is told is plain: deep equality as `equals` below has it.
 */
type Body = (...args: never[]) => unknown

interface Result {
  readonly name: string
  readonly error: string | null
}

const tests: { name: string; body: () => unknown }[] = []
let scope = ''

const titled = (title: string, row: unknown) =>
  title
    .replaceAll(/%[sjo]/g, () => String(Array.isArray(row) ? row[0] : row))
    .replaceAll(/\$([a-z]\w*)/gi, (_, field: string) => String((row as Record<string, unknown>)[field]))

const each =
  (run: (title: string, body: () => unknown) => void) =>
  (rows: readonly unknown[]) =>
  (title: string, body: Body) => {
    for (const row of rows)
      run(titled(title, row), () => (Array.isArray(row) ? body(...(row as never[])) : body(row as never)))
  }

const addTest = (name: string, body: () => unknown) => void tests.push({ name: scope + name, body })
const addGroup = (name: string, body: () => unknown) => {
  const outer = scope
  scope += `${name} > `
  body()
  scope = outer
}

export const test = Object.assign(addTest, { each: each(addTest) })
export const describe = Object.assign(addGroup, { each: each(addGroup) })

class Matcher {
  matches: (value: unknown) => boolean
  constructor(matches: (value: unknown) => boolean) {
    this.matches = matches
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** `partly`: fields that only the actual value has are left out, at every depth. */
const equals = (actual: unknown, expected: unknown, partly: boolean): boolean => {
  if (expected instanceof Matcher) return expected.matches(actual)
  if (Object.is(actual, expected)) return true
  if (!isObject(actual) || !isObject(expected)) return false
  if (expected instanceof Set || expected instanceof Map) {
    const list = (value: unknown) => [...(value as Iterable<unknown>)]
    return (
      actual.constructor === expected.constructor &&
      list(actual).length === list(expected).length &&
      list(expected).every(value => list(actual).some(other => equals(other, value, partly)))
    )
  }
  if (Array.isArray(expected) !== Array.isArray(actual)) return false
  if (expected instanceof Error) return actual instanceof Error && actual.message === expected.message
  const present = (value: object) => Object.entries(value).filter(([, field]) => field !== undefined)
  const fields = Object.keys(expected)
  return (
    fields.every(field => equals(actual[field], expected[field], partly)) &&
    (partly && !Array.isArray(expected) ? true : present(actual).length === present(expected).length)
  )
}

const show = (value: unknown) =>
  JSON.stringify(value, (_, part) => (part instanceof Set || part instanceof Map ? [...part] : part)) ??
  String(value)

const MATCHERS: Readonly<Record<string, (actual: never, expected: never) => boolean>> = {
  toBe: Object.is,
  toBeNull: actual => actual === null,
  toBeUndefined: actual => actual === undefined,
  toEqual: (actual, expected) => equals(actual, expected, false),
  toMatchObject: (actual, expected) => equals(actual, expected, true),
  toHaveLength: (actual: ArrayLike<unknown>, expected: number) => actual.length === expected,
  toContain: (actual: readonly unknown[] | string, expected: never) => actual.includes(expected),
  toMatch: (actual: string, expected: RegExp) => expected.test(actual),
  toBeInstanceOf: (actual: unknown, expected: new () => unknown) => actual instanceof expected,
  toBeLessThanOrEqual: (actual: number, expected: number) => actual <= expected,
}

/** `expect(actual).<name>(expected)`, `.not` and `.rejects`. */
const assertions = (actual: unknown, wanted: boolean): object =>
  new Proxy(
    {},
    {
      get(_, name: string) {
        if (name === 'not') return assertions(actual, !wanted)
        if (name === 'rejects') return rejection(actual as Promise<unknown>)
        const matcher = MATCHERS[name]
        if (!matcher) throw new Error(`The worker's expect has no ${name}`)
        return (expected?: unknown) => {
          if (matcher(actual as never, expected as never) !== wanted)
            throw new Error(`${show(actual)} ${wanted ? '' : 'not '}${name} ${show(expected)}`)
        }
      },
    },
  )

const rejection = (promise: Promise<unknown>): object =>
  new Proxy(
    {},
    {
      get: (_, name: string) => async (expected: unknown) => {
        const reason = await promise.then(
          () => {
            throw new Error('It was kept, not rejected')
          },
          (error: unknown) => error,
        )
        const matcher = assertions(reason, true) as Record<string, (expected: unknown) => void>
        matcher[name]!(expected)
      },
    },
  )

export const expect = Object.assign((actual: unknown) => assertions(actual, true), {
  any: (type: (value: unknown) => unknown) =>
    new Matcher(value => value != null && Object(value) instanceof (type as never)),
  objectContaining: (fields: object) => new Matcher(value => equals(value, fields, true)),
})

/** Runs what was collected, one after the other. */
export async function runAll(): Promise<Result[]> {
  const results: Result[] = []
  for (const { name, body } of tests) {
    try {
      await body()
      results.push({ name, error: null })
    } catch (error) {
      results.push({ name, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  }
  return results
}
