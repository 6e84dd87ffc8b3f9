import pg from 'pg'
import { expect, test } from 'vitest'
import { problemOf } from './errors.ts'

const databaseError = (values: Partial<pg.DatabaseError>) =>
  Object.assign(new pg.DatabaseError(values.message ?? '', 0, 'error'), values)

test.each([
  ['no room on its disk', { severity: 'ERROR', code: '53100', message: 'could not extend file' }, 503],
  // Has no specific error code: the disk was full when the connection began.
  ['a connection refused', { severity: 'FATAL', code: 'XX000', message: 'could not write init file' }, 503],
  ['a fault inside it', { severity: 'ERROR', code: 'XX000', message: 'unexpected chunk number' }, 500],
])('a database with %s is answered with the right status', (_, values, status) => {
  const failed = new Error('Failed statement', { cause: databaseError(values) })
  expect(problemOf(failed).status).toBe(status)
})
