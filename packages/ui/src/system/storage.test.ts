import { expect, test } from 'vitest'
import { safeStorage } from './storage.ts'

test('storage that throws at every use is replaced by memory', () => {
  const storage = safeStorage(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(storage.getItem('theme')).toBeNull()
  storage.setItem('theme', 'dark')
  expect(storage.getItem('theme')).toBe('dark')
  storage.removeItem('theme')
  expect(storage.getItem('theme')).toBeNull()
})

test('a full storage keeps what it has and remembers the rest', () => {
  const kept = new Map([['theme', 'light']])
  const storage = safeStorage(() => ({
    getItem: key => kept.get(key) ?? null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: key => void kept.delete(key),
  }))
  storage.setItem('theme', 'dark')
  expect(storage.getItem('theme')).toBe('dark')
  expect(kept.get('theme')).toBe('light')
  storage.removeItem('theme')
  expect(storage.getItem('theme')).toBeNull()
})
