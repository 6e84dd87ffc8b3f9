import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimDraft, findDraftKeys, hasPictures, keepDraft, newDraftKey, readDraft } from './device-drafts.ts'
import { forgetDraftsOf } from './forget-device-drafts.ts'

/** Storage like a browser's, whose keys are properties while its methods aren't enumerable. */
class Kept {
  getItem(key: string) {
    return (this as unknown as Record<string, string>)[key] ?? null
  }
  setItem(key: string, value: string) {
    ;(this as unknown as Record<string, string>)[key] = value
  }
  removeItem(key: string) {
    delete (this as unknown as Record<string, string>)[key]
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new Kept())
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const keep = (userId: string, name: string, text: string) => {
  const key = newDraftKey(userId, name)
  keepDraft(key, { text })
  return key
}

test('keeps a draft per form and finds those of one user, newest first', () => {
  const first = keep('u1', 'products/s/1', 'a')
  vi.advanceTimersByTime(1_000)
  const second = keep('u1', 'products/s/1', 'b')
  keep('u1', 'products/s/10', 'c')
  expect(findDraftKeys('u1', 'products/s/1')).toEqual([second, first])
  expect(readDraft(second)).toMatchObject({ content: { text: 'b' } })
  expect(findDraftKeys('u2', 'products/s/1')).toEqual([])
})

test('deletes all drafts of one user at logout', () => {
  localStorage.setItem('theme', 'dark')
  keep('u1', 'products/s/1', 'a')
  keep('u1', 'shop/s', 'b')
  const other = keep('u2', 'shop/s', 'c')
  forgetDraftsOf('u1')
  expect(Object.keys(localStorage)).toEqual(['theme', other])
})

test('keeps drafts for 30 days and pictures as long as the server does', () => {
  const key = keep('u1', 'shop/s', 'a')
  vi.advanceTimersByTime(51 * 60_000)
  expect(hasPictures(readDraft(key)!)).toBe(false)
  expect(findDraftKeys('u1', 'shop/s')).toEqual([key])
  vi.advanceTimersByTime(30 * 24 * 60 * 60_000)
  expect(findDraftKeys('u1', 'shop/s')).toEqual([])
  expect(readDraft(key)).toBeNull()
})

test('works without storage or locks', async () => {
  vi.stubGlobal('navigator', {})
  const claimed = vi.fn()
  claimDraft('key', claimed)()
  const hold = claimDraft('key', claimed)
  await Promise.resolve()
  expect(claimed).toHaveBeenCalledTimes(1)
  hold()
  vi.stubGlobal('localStorage', undefined)
  expect(keep('u1', 'shop/s', 'a')).toBeTruthy()
  expect(findDraftKeys('u1', 'shop/s')).toEqual([])
})
