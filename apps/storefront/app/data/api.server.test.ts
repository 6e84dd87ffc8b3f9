import { ApiError } from '@stoa/api-client'
import { redirect } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { productHref } from '../lib/variant-href.ts'
import { critical, optional } from './api.server.ts'

afterEach(() => vi.restoreAllMocks())

const refusal = (status: number, movedTo: string | null = null) =>
  Promise.reject(new ApiError({ kind: 'http', status, title: 'Refused', movedTo }))
const thrownBy = (read: Promise<unknown>) =>
  read.then(
    () => expect.unreachable('it should have been refused'),
    error => error,
  )

test('what is called something else by now is answered by its address of today, for good', async () => {
  const answer: Response = await thrownBy(critical(refusal(404, 'new-mug'), productHref))
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe('/product/new-mug')
})

test.each([
  [404, 404],
  [400, 404],
  [410, 410],
  [500, 503],
  [429, 503],
])('the page without which nothing can be said: %i from the API is %i', async (status, expected) => {
  expect((await thrownBy(critical(refusal(status), productHref))).init.status).toBe(expected)
})

test('a section that cannot be read is missing, and the log says why', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  expect(await optional('reviews', refusal(500))).toBeNull()
  expect(log.mock.calls).toEqual([['storefront: reviews could not be read: Refused']])
})

test('a section that sends the visitor elsewhere is no missing one', async () => {
  const elsewhere = redirect('/category/kitchen')
  expect(await thrownBy(optional('products', Promise.reject(elsewhere)))).toBe(elsewhere)
})
