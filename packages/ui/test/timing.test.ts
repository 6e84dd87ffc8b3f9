import { expect, test } from 'vitest'
import {
  cookieNoticeDelay,
  drawerSize,
  headerScrollThreshold,
  navMenuSize,
  navMenuTiming,
  toastNotice,
  toastStack,
  tooltipTiming,
} from '../src/tokens/timing.ts'

/** Section 9 of the specification, copied by hand: a figure may change there only. */
test('the figures are those of the specification', () => {
  expect(tooltipTiming).toEqual({ openDelay: 700, skipDelay: 300 })
  expect(cookieNoticeDelay).toBe(1000)
  expect(toastStack).toEqual({
    limit: 3,
    duration: 4000,
    width: 356,
    gap: 14,
    swipeThreshold: 20,
    hotkey: ['altKey', 'KeyT'],
  })
  expect(toastNotice).toEqual({
    limit: 1,
    duration: 5000,
    swipeThreshold: 50,
    hotkey: ['F8'],
    removeDelay: 1_000_000,
  })
  expect(headerScrollThreshold).toBe(10)
  expect(navMenuTiming).toEqual({ openDelay: 200, skipDelay: 300, closeDelay: 150 })
  expect(navMenuSize).toEqual({ columns: 3, width: 700 })
  expect(drawerSize).toEqual({ units: 80, width: '20rem' })
})
