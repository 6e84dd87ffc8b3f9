import { type ApiClient, isApiError, unwrap } from '@stoa/api-client'
import { expect, test } from 'vitest'
import { lazyClient } from './lazy-client.ts'

const answering = {
  GET: async (path: string) => ({ data: `read ${path}`, response: new Response('{}') }),
} as unknown as ApiClient

test('calls wait for the code, which is fetched once; where it cannot be had, the next call tries again', async () => {
  const fetched: string[] = []
  const client = lazyClient(async () => {
    fetched.push('code')
    if (fetched.length === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return answering
  })
  expect(fetched).toEqual([])

  const refused = await unwrap(client.GET('/readyz')).catch(error => error)
  expect(isApiError(refused) && refused.kind).toBe('network')

  const both = [unwrap(client.GET('/readyz')), unwrap(client.GET('/healthz'))]
  expect(await Promise.all(both)).toEqual(['read /readyz', 'read /healthz'])
  expect(fetched).toHaveLength(2)
})
