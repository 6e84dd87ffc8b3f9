import { Ajv2020 } from 'ajv/dist/2020.js'
import formatsPlugin from 'ajv-formats'
import { expect, test } from 'vitest'
import { fieldMessage } from './field-message.ts'

const ajv = new Ajv2020({ allowUnionTypes: true })
const addFormats = formatsPlugin as unknown as typeof formatsPlugin.default
addFormats(ajv)

test.each<[object, unknown, string]>([
  [{ type: 'object', required: ['a'] }, {}, 'This field is required.'],
  [{ type: 'object', additionalProperties: false }, { a: 1 }, 'There is no such field.'],
  [{ type: 'object', minProperties: 1 }, {}, 'Fill in at least one field.'],
  [{ type: 'string' }, 5, 'This has to be text.'],
  [{ type: 'integer' }, 1.5, 'This has to be a whole number.'],
  [{ type: ['number', 'null'] }, 'x', 'This has to be a number.'],
  [{ type: 'boolean' }, 'x', 'This has to be true or false.'],
  [{ type: 'array' }, 'x', 'This has to be a list.'],
  [{ type: 'object' }, 'x', 'This has to be an object.'],
  [{ enum: ['card', 'wallet'] }, 'x', 'Choose one of these: card, wallet.'],
  [{ const: true }, false, 'This has to be true.'],
  [{ type: 'string', minLength: 1 }, '', 'Enter a value.'],
  [{ type: 'string', minLength: 8 }, 'x', 'Use at least 8 characters.'],
  [{ type: 'string', maxLength: 2 }, 'xyz', 'Use at most 2 characters.'],
  [{ type: 'number', minimum: 1 }, 0, 'Use a number of at least 1.'],
  [{ type: 'number', maximum: 9 }, 10, 'Use a number of at most 9.'],
  [{ type: 'number', exclusiveMinimum: 0 }, 0, 'Use a number above 0.'],
  [{ type: 'number', multipleOf: 0.01 }, 0.001, 'Use at most 2 digits after the point.'],
  [{ type: 'number', multipleOf: 5 }, 4, 'Use a multiple of 5.'],
  [{ type: 'array', minItems: 1 }, [], 'Give at least one.'],
  [{ type: 'array', maxItems: 2 }, [1, 2, 3], 'Give at most 2.'],
  [{ type: 'array', uniqueItems: true }, [1, 1], 'Give each value only once.'],
  [{ type: 'string', format: 'email' }, 'x', 'Enter an email address like name@example.com.'],
  [{ type: 'string', format: 'uuid' }, 'x', 'This isn’t a valid id.'],
  [{ type: 'string', format: 'date' }, 'x', 'Enter a date like 2026-11-26.'],
  [{ type: 'string', format: 'date-time' }, 'x', 'Enter a time like 2026-11-26T09:30:00Z.'],
  [{ type: 'string', format: 'uri' }, 'x', 'Enter a full web address, like https://example.com.'],
  [{ type: 'string', pattern: '\\S' }, ' ', 'Enter a value.'],
  [{ type: 'string', pattern: '^[0-9]{6}$' }, 'x', 'Enter exactly 6 digits.'],
  [{ type: 'string', pattern: '^[A-Z]{2}$' }, 'x', 'Enter exactly 2 capital letters.'],
  [{ type: 'string', pattern: '^https://' }, 'x', 'Enter a web address that begins with https://.'],
  [
    { type: 'string', pattern: String.raw`^[^\x00-\x1f\x7f]*\S[^\x00-\x1f\x7f]*$` },
    '\n',
    'Use one line with at least one visible character.',
  ],
  [{ type: 'string', pattern: '^a+b$' }, 'x', 'This value isn’t in the expected form.'],
  [{ not: {} }, 'x', 'This value isn’t valid.'],
])('a value that breaks %j gets a whole sentence', (schema, value, sentence) => {
  const validate = ajv.compile(schema)
  expect(validate(value)).toBe(false)
  expect(fieldMessage(validate.errors!.at(-1)!)).toBe(sentence)
})
