import type { ErrorObject } from 'ajv/dist/2020.js'

const INVALID = 'This value isn’t valid.'

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Enter an email address like name@example.com.',
  uuid: 'This isn’t a valid id.',
  date: 'Enter a date like 2026-11-26.',
  'date-time': 'Enter a time like 2026-11-26T09:30:00Z.',
  uri: 'Enter a full web address, like https://example.com.',
}

/** Characters that simple patterns of a fixed length allow, as a person calls them. */
const CHARACTERS: Readonly<Record<string, string>> = {
  '[0-9]': 'digits',
  '\\d': 'digits',
  '[A-Z]': 'capital letters',
}

/** Sentences of the patterns that the contract uses often. */
const PATTERNS: Readonly<Record<string, string>> = {
  '\\S': 'Enter a value.',
  '^https://': 'Enter a web address that begins with https://.',
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'Use small letters, digits and hyphens.',
  '^[^\\x00-\\x1f\\x7f]*$': 'Use one line of visible characters.',
  '^[^\\x00-\\x1f\\x7f]*\\S[^\\x00-\\x1f\\x7f]*$': 'Use one line with at least one visible character.',
}

type Params = Record<string, unknown>

const SENTENCES: Readonly<Record<string, (params: Params) => string>> = {
  required: () => 'This field is required.',
  additionalProperties: () => 'There is no such field.',
  minProperties: () => 'Fill in at least one field.',
  type: ({ type }) => `This has to be ${typeOf(type)}.`,
  enum: ({ allowedValues }) => `Choose one of these: ${(allowedValues as unknown[]).join(', ')}.`,
  const: ({ allowedValue }) => `This has to be ${String(allowedValue)}.`,
  format: ({ format }) => FORMATS[String(format)] ?? INVALID,
  pattern: ({ pattern }) => sentenceOfPattern(String(pattern)),
  minLength: ({ limit }) => (limit === 1 ? 'Enter a value.' : `Use at least ${limit} characters.`),
  maxLength: ({ limit }) => `Use at most ${limit} characters.`,
  minimum: ({ limit }) => `Use a number of at least ${limit}.`,
  maximum: ({ limit }) => `Use a number of at most ${limit}.`,
  exclusiveMinimum: ({ limit }) => `Use a number above ${limit}.`,
  exclusiveMaximum: ({ limit }) => `Use a number below ${limit}.`,
  multipleOf: ({ multipleOf }) => sentenceOfStep(Number(multipleOf)),
  minItems: ({ limit }) => (limit === 1 ? 'Give at least one.' : `Give at least ${limit}.`),
  maxItems: ({ limit }) => `Give at most ${limit}.`,
  uniqueItems: () => 'Give each value only once.',
}

/** Says what is wrong with a field, in a whole sentence that a form can show. */
export const fieldMessage = ({ keyword, params }: Pick<ErrorObject, 'keyword' | 'params'>): string =>
  SENTENCES[keyword]?.(params) ?? INVALID

function typeOf(type: unknown): string {
  const [first = ''] = String(type)
    .split(',')
    .filter(each => each !== 'null')
  return TYPES[first] ?? first
}

function sentenceOfPattern(pattern: string): string {
  const known = PATTERNS[pattern]
  if (known) return known
  const [, characters = '', length] = /^\^(\[0-9\]|\\d|\[A-Z\])\{(\d+)\}\$$/.exec(pattern) ?? []
  const name = CHARACTERS[characters]
  return name ? `Enter exactly ${length} ${name}.` : 'This value isn’t in the expected form.'
}

function sentenceOfStep(step: number): string {
  const digits = -Math.log10(step)
  return Number.isInteger(digits) && digits > 0
    ? `Use at most ${digits} ${digits === 1 ? 'digit' : 'digits'} after the point.`
    : `Use a multiple of ${step}.`
}
