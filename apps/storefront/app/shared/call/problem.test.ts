import { ApiError } from '@stoa/api-client'
import { expect, test } from 'vitest'
import { problemOf } from './problem.ts'

const refused = (fields: { pointer: string; code: string; message: string }[]) =>
  new ApiError({
    kind: 'http',
    status: 400,
    code: 'request.invalid',
    title: 'The request is not right',
    detail: null,
    fields,
    requestId: null,
    retryAfterMs: null,
  } as ConstructorParameters<typeof ApiError>[0])

test('what is wrong with a field stands beside it', () => {
  const cause = refused([{ pointer: '/email', code: 'format', message: 'This is not an address.' }])
  expect(problemOf({ code: 'request.invalid', message: 'x', cause })).toEqual({
    fields: { email: 'This is not an address.' },
  })
})

test('an email that has an account is told so in a sentence', () => {
  const email = 'This email already has an account.'
  expect(problemOf({ code: 'account.email_taken', message: 'x' })).toEqual({
    fields: { email },
    isKnownEmail: true,
  })
})

test.each([['password.too_weak', 'password']])(
  '%s is about the field %s, also when the server names none',
  (code, field) => {
    expect(problemOf({ code, message: 'Why.' })).toEqual({ fields: { [field]: 'Why.' } })
  },
)

test('what is wrong with a header or an address is about no field', () => {
  const cause = refused([{ pointer: '?token', code: 'required', message: 'Missing.' }])
  expect(problemOf({ code: 'request.invalid', message: 'Why.', cause })).toMatchObject({
    fields: {},
    notice: { tone: 'critical', text: 'Why.' },
  })
})

test('an account that waits for its letter is told so', () => {
  const problem = problemOf({ code: 'not_activated', message: 'Your account is not activated' })
  expect(problem.notice).toMatchObject({ tone: 'caution', title: 'Your account is not activated.' })
})
