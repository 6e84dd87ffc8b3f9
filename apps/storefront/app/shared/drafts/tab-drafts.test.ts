import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetAllTabDrafts } from './tab-draft.ts'
import { createTabDrafts } from './tab-drafts.ts'

const drafts = createTabDrafts('stoa:after-sales')

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('keeps named drafts of one user and forgets one or all of them', () => {
  drafts.keep('u1', 'return A', { text: 'a' })
  drafts.keep('u1', 'claim A', { text: 'b' })
  expect(drafts.read('u1', 'return A')).toEqual({ text: 'a' })
  expect(drafts.read('u2', 'return A')).toBeNull()
  drafts.forget('u1', 'return A')
  expect(drafts.read('u1', 'return A')).toBeNull()
  expect(drafts.read('u1', 'claim A')).toEqual({ text: 'b' })
  forgetAllTabDrafts()
  expect(drafts.read('u1', 'claim A')).toBeNull()
})

test('drops pictures that the server has deleted and keeps the rest', () => {
  drafts.keep('u1', 'return A', { text: 'a', pictures: [{ id: 'p' }] })
  vi.advanceTimersByTime(49 * 60_000)
  expect(drafts.read('u1', 'return A')).toEqual({ text: 'a', pictures: [{ id: 'p' }] })
  vi.advanceTimersByTime(2 * 60_000)
  expect(drafts.read('u1', 'return A')).toEqual({ text: 'a', pictures: [] })
})

test('keeps nothing if storage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined)
  drafts.keep('u1', 'return A', { text: 'a' })
  expect(drafts.read('u1', 'return A')).toBeNull()
})
