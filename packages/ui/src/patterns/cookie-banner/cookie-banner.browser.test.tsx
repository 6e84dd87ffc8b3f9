import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, frames, memoryStorage, render, stopTimers, until } from '../../../test/render.tsx'
import { cookieNoticeDelay } from '../../tokens/index.ts'
import { createToasts, Toasts } from '../toasts/index.ts'
import { CookieBanner, type CookieBannerProps } from './index.ts'

const banner = () => page.getByRole('region', { name: 'Cookie Notice' })

function PageWithSettings(props: CookieBannerProps) {
  const [asked, setAsked] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setAsked(count => count + 1)}>
        Cookie settings
      </button>
      <CookieBanner {...props} asked={asked} />
    </>
  )
}

test('[COK-01] asks a second after load, not before, and takes no focus', async () => {
  const { pass } = stopTimers()
  render(<CookieBanner />, { storage: memoryStorage() })
  await until(() => vi.getTimerCount() > 0)
  await pass(cookieNoticeDelay - 1)
  expect(banner().query()).toBeNull()
  await pass(1)
  await until(() => banner().query() !== null)
  await expect.element(banner()).toBeVisible()
  expect(document.activeElement).toBe(document.body)
})

test.each([
  ['Accept', 'accepted', 'accept'],
  ['Decline', 'declined', 'decline'],
  ['Decline and close', 'declined', 'dismiss'],
])('[COK-03] %s stores %s', async (button, choice, reason) => {
  const storage = memoryStorage()
  const onAnswer = vi.fn()
  render(<CookieBanner delay={0} onAnswer={onAnswer} />, { storage })
  await banner().getByRole('button', { name: button, exact: true }).click()
  expect(storage.kept.get('cookiePreference')).toBe(choice)
  expect(onAnswer.mock.calls).toEqual([[choice, { reason }]])
  await expect.element(banner()).not.toBeInTheDocument()
})

test.each([
  [390, 844, 200],
  [768, 1024, 124],
  [1280, 800, 72],
])('is a low bar at %i px, with every message above it', async (width, height, most) => {
  await page.viewport(width, height)
  const toasts = createToasts()
  render(<Toasts toasts={toasts} />)
  render(<CookieBanner delay={0} />, { storage: memoryStorage() })
  await expect.element(banner()).toBeVisible()
  toasts.show({ title: 'Product added to cart successfully.', duration: 60_000 })
  const boxes = () =>
    ['Toast', 'CookieBanner'].map(name => {
      const part = document.querySelector(`[data-component="${name}"]`)
      const isThere = part?.getAnimations().every(({ playState }) => playState === 'finished')
      return isThere ? part?.getBoundingClientRect() : undefined
    })
  await eventually(() => {
    const [message, notice] = boxes()
    expect(message?.bottom).toBeLessThanOrEqual((notice?.top ?? 0) - 8)
    expect(notice).toMatchObject({ left: 0, right: width, bottom: height })
    expect(notice?.height).toBeLessThanOrEqual(most)
  })
  const [decline, accept] = ['Decline', 'Accept'].map(name => {
    const button = banner().getByRole('button', { name, exact: true }).element()
    const { width: wide, height: high } = button.getBoundingClientRect()
    return { wide, high, look: button.className }
  })
  expect(accept).toEqual(decline)
  toasts.dismiss()
  await banner().getByRole('button', { name: 'Accept' }).click()
  const corner = document.querySelector<HTMLElement>('[data-component="Toasts"]')
  await eventually(() => expect(corner?.style.getPropertyValue('--stoa-room-below-toasts')).toBe(''))
  await page.viewport(1280, 800)
})

test.each(['accepted', 'declined'])('[COK-01] a visitor who %s is not asked again', async choice => {
  const { pass } = stopTimers()
  render(<CookieBanner />, { storage: memoryStorage({ cookiePreference: choice }) })
  await frames()
  await pass(cookieNoticeDelay)
  expect(banner().query()).toBeNull()
})

test('a request to choose again shows the notice at once, moves the focus there, and back', async () => {
  const storage = memoryStorage({ cookiePreference: 'accepted' })
  const onAnswer = vi.fn()
  render(<PageWithSettings onAnswer={onAnswer} />, { storage })
  const button = page.getByRole('button', { name: 'Cookie settings' })
  for (const [name, choice] of [
    ['Decline', 'declined'],
    ['Accept', 'accepted'],
    ['Decline and close', 'declined'],
  ] as const) {
    await button.click()
    await expect.element(banner()).toHaveFocus()
    await banner().getByRole('button', { name, exact: true }).click()
    await expect.element(banner()).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
    expect(storage.kept.get('cookiePreference')).toBe(choice)
    expect(onAnswer.mock.lastCall?.[0]).toBe(choice)
  }
})

test('[COK-02] explains cookies with the agreed text', async () => {
  render(<CookieBanner delay={0} />, { storage: memoryStorage() })
  await expect.element(banner().getByRole('heading', { name: 'Cookie Notice' })).toBeVisible()
  await expect
    .element(
      banner().getByText(
        'We use cookies to enhance your browsing experience, serve personalized ads or content, and analyze our traffic. By clicking "Accept", you consent to our use of cookies.',
        { exact: true },
      ),
    )
    .toBeVisible()
})

test('asks again after an unreadable choice, and accepts an answer with blocked storage', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  render(<CookieBanner delay={0} />, { storage: { getItem: blocked, setItem: blocked, removeItem: blocked } })
  await banner().getByRole('button', { name: 'Accept', exact: true }).click()
  await expect.element(banner()).not.toBeInTheDocument()
})
