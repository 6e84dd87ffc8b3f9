import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tooltipTiming } from '../../tokens/timing.ts'
import { createSkipDelay } from './skip-delay.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the next opens at once while one is open and for 300 ms after', () => {
  const group = createSkipDelay(tooltipTiming.skipDelay)
  expect(group.isImmediate()).toBe(false)
  group.onOpenChange(true)
  expect(group.isImmediate()).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(group.isImmediate()).toBe(true)
  group.onOpenChange(false)
  vi.advanceTimersByTime(299)
  expect(group.isImmediate()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(group.isImmediate()).toBe(false)
})

test('restarts the 300 ms between one tooltip and the next', () => {
  const group = createSkipDelay(300)
  group.onOpenChange(true)
  group.onOpenChange(false)
  vi.advanceTimersByTime(200)
  group.onOpenChange(true)
  vi.advanceTimersByTime(1000)
  expect(group.isImmediate()).toBe(true)
})
