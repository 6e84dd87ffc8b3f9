import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { frames, render, stopTimers, until } from '../../../test/render.tsx'
import { skeletonDelay } from '../../tokens/index.ts'
import { PageProgress } from './index.ts'

const host = () => document.querySelector('[data-component="PageProgress"]')!
const isShown = () => host()?.getAttribute('data-state') === 'loading'

test('shows itself for a slow page only, moves nothing, and goes when the page has come', async () => {
  const { update } = render(<PageProgress loading={false} />)
  await expect.poll(host).toBeTruthy()
  const height = document.documentElement.scrollHeight
  const { pass } = stopTimers()
  update(<PageProgress loading />)
  await until(() => vi.getTimerCount() > 0)
  await pass(skeletonDelay - 1)
  expect(isShown()).toBe(false)
  await pass(1)
  await until(isShown)
  expect(host().getBoundingClientRect().height).toBe(0)
  expect(document.documentElement.scrollHeight).toBe(height)
  update(<PageProgress loading={false} />)
  await expect.poll(isShown).toBe(false)
})

test('a quick page never shows it', async () => {
  const { pass } = stopTimers()
  const { update } = render(<PageProgress loading />)
  await until(() => vi.getTimerCount() > 0)
  update(<PageProgress loading={false} />)
  await frames()
  await pass(skeletonDelay * 2)
  expect(isShown()).toBe(false)
})

test('says that it loads after a second, then what came', async () => {
  const { update } = render(<PageProgress loading arrived="Home" />)
  const status = page.getByRole('status')
  await expect.poll(() => status.query()?.textContent).toBe('')
  await expect.element(status).toHaveTextContent('Loading')
  update(<PageProgress loading={false} arrived="Your cart" />)
  await expect.element(status).toHaveTextContent('Your cart')
})
