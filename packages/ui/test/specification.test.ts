import { expect, test } from 'vitest'
import { english } from '../src/english.ts'
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

// The one copy of what the specification fixes and the design system says: a change of either side alone fails here.

test('figures: delays, sizes, limits', () => {
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

test('texts of the header, its search and the cookie notice', () => {
  expect(english.search.placeholder).toBe('Search for amazing products...')
  expect(english.cookieBanner.title).toBe('Cookie Notice')
  expect(english.cookieBanner.text).toBe(
    'We use cookies to enhance your browsing experience, serve personalized ads or content, and analyze our traffic. By clicking "Accept", you consent to our use of cookies.',
  )
  expect([english.cookieBanner.accept, english.cookieBanner.decline]).toEqual(['Accept', 'Decline'])
  expect([english.header.cart, english.header.help, english.accountMenu.login]).toEqual([
    'Shopping Cart',
    'Help Center',
    'Login',
  ])
  expect(english.accountMenu.logOut).toBe('Log Out')
})
