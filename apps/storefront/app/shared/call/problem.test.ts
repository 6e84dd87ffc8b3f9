import { ApiError } from '@stoa/api-client'
import { expect, test } from 'vitest'
import { problemOf } from './problem.ts'

const refused = (fields: { pointer: string; code: string; message: string }[]) =>
  new ApiError({
    kind: 'http',
    status: 400,
    code: 'request.invalid',
    title: 'The request is invalid',
    detail: null,
    fields,
    requestId: null,
    retryAfterMs: null,
  } as ConstructorParameters<typeof ApiError>[0])

test('puts the message of a field at the field', () => {
  const cause = refused([{ pointer: '/email', code: 'format', message: 'This is not an address.' }])
  expect(problemOf({ code: 'request.invalid', message: 'x', cause })).toEqual({
    fields: { email: 'This is not an address.' },
  })
})

test('says in a sentence that an email already has an account', () => {
  const email = 'This email already has an account.'
  expect(problemOf({ code: 'account.email_taken', message: 'x' })).toEqual({
    fields: { email },
    isKnownEmail: true,
  })
})

test.each([['password.too_weak', 'password']])(
  'puts %s at the field %s even if the server names none',
  (code, field) => {
    expect(problemOf({ code, message: 'Why.' })).toEqual({ fields: { [field]: 'Why.' } })
  },
)

test('puts a problem of a header or query parameter above the fields', () => {
  const cause = refused([{ pointer: '?token', code: 'required', message: 'Missing.' }])
  expect(problemOf({ code: 'request.invalid', message: 'Why.', cause })).toMatchObject({
    fields: {},
    notice: { tone: 'critical', text: 'Why.' },
  })
})

test('says that an account is not activated', () => {
  const problem = problemOf({ code: 'not_activated', message: 'Your account is not activated' })
  expect(problem.notice).toMatchObject({ tone: 'caution', title: 'Your account is not activated.' })
})
