import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { PaymentFields, type SdkStatus } from './index.ts'

const root = () => document.querySelector<HTMLElement>('[data-component="PaymentFields"]')!
const pay = <button type="button">Pay</button>
const drawn = (status: SdkStatus, onRetry = () => {}, method: 'card' | 'wallet' = 'card') => (
  <PaymentFields status={status} provider="PayPal" method={method} action={pay} onRetry={onRetry} />
)

test('each status of the payment SDK has a look of its own [CHK-02]', async () => {
  const onRetry = vi.fn()
  const { update } = render(drawn('initial', onRetry))
  await expect.element(page.getByText(/^You choose how to pay/)).toBeVisible()
  expect(page.getByText('Card number').query()).toBeNull()

  update(drawn('pending', onRetry))
  await expect.element(page.getByRole('status')).toHaveTextContent('Connecting to PayPal')
  await expect.element(page.getByRole('group', { name: 'Card details' })).toBeVisible()
  expect(root().querySelectorAll('[data-component="Skeleton"]')).toHaveLength(3)
  expect(root().getAttribute('aria-busy')).toBe('true')
  expect(page.getByRole('button').query()).toBeNull()

  update(drawn('resolved', onRetry))
  await expect.element(page.getByRole('button', { name: 'Pay' })).toBeVisible()
  expect(root().querySelectorAll('[data-component="Skeleton"]')).toHaveLength(0)
  expect(root().getAttribute('aria-busy')).toBeNull()

  update(drawn('rejected', onRetry))
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'PayPal can’t be reached. Nothing was charged, and everything you typed is still here.',
    )
  expect(page.getByRole('group', { name: 'Card details' }).query()).toBeNull()
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(root())
})

test.each(['card', 'wallet'] as const)('reserves the final size while loading: %s [CHK-02]', async method => {
  const { update } = render(drawn('pending', undefined, method))
  await expect.element(page.getByRole('status')).toBeVisible()
  const height = root().offsetHeight
  update(drawn('resolved', undefined, method))
  await expect.element(page.getByRole('button', { name: 'Pay' })).toBeVisible()
  expect(root().offsetHeight).toBe(height)
})

test('the boxes of the fields outlive the change from pending to resolved', async () => {
  const boxes: (HTMLDivElement | null)[] = []
  const boxRef = (box: HTMLDivElement | null) => void boxes.push(box)
  const fields = (status: SdkStatus, error?: string) => (
    <PaymentFields
      status={status}
      provider="PayPal"
      method="card"
      card={{ number: { boxRef, error } }}
      onRetry={() => {}}
    />
  )
  const { update } = render(fields('pending'))
  await expect.poll(() => boxes.at(-1)).toBeTruthy()
  const mounts = boxes.length
  update(fields('resolved', 'This card number is not complete.'))
  await expect.element(page.getByRole('alert')).toHaveTextContent('This card number is not complete.')
  expect(boxes).toHaveLength(mounts)
})
