import { expect, test } from 'vitest'
import { lazyCalls, once } from './lazy-calls.ts'

const code = { read: async (id: string) => `read ${id}`, remove: async (id: string) => `removed ${id}` }

test('loads the code at the first call, once, and passes arguments on', async () => {
  let loads = 0
  const calls = lazyCalls(
    once(async () => {
      loads++
      return code
    }),
    ['read', 'remove'],
  )
  expect(loads).toBe(0)
  expect(await Promise.all([calls.read('7'), calls.remove('8')])).toEqual(['read 7', 'removed 8'])
  expect(loads).toBe(1)
})

test('fails the call whose code cannot be loaded, and loads again at the next call', async () => {
  let isAway = true
  const calls = lazyCalls(
    once(async () => {
      if (isAway) throw new TypeError('Failed to fetch dynamically imported module')
      return code
    }),
    ['read'],
  )
  await expect(calls.read('7')).rejects.toThrow('Failed to fetch')
  isAway = false
  expect(await calls.read('7')).toBe('read 7')
})
