import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  approved,
  choosable,
  claim,
  received,
  refunds,
  rejected,
} from '../../../fixtures/after-sales-data.ts'
import { render } from '../../../test/render.tsx'
import { CancelDialog, ClaimCase, OrderRefunds, ReturnCase } from './index.ts'

const nothing = () => {}

test('cancels by keyboard, first everything, then one item less, and updates the refund', async () => {
  const asked: unknown[] = []
  render(
    <CancelDialog
      shop="Kiln & Cove"
      lines={choosable}
      currency="USD"
      delivery={1_299}
      method="Visa ···· 4242"
      onOpenChange={nothing}
      onSubmit={data => asked.push(data)}
    />,
  )
  const dialog = page.getByRole('dialog', { name: 'Cancel items from Kiln & Cove' })
  await expect
    .element(dialog)
    .toMatchTextContent(/We’ll refund \$78\.99 to Visa ···· 4242\. That includes \$12\.99/)
  await expect.element(page.getByRole('checkbox').first()).toHaveFocus()
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await expect.element(dialog).toMatchTextContent(/We’ll refund \$42\.00/)
  await expect.element(dialog).toMatchTextContent(/Shipping isn’t refunded while other items still ship/)
  await userEvent.keyboard('{Tab} {Tab}Too many')
  await page.getByRole('button', { name: 'Cancel 1 item' }).click()
  expect(asked).toEqual([{ quantities: { l1: 1 }, note: 'Too many' }])
})

test('waits for the refund that the host calculates, and shows it', async () => {
  const chosen: unknown[] = []
  const dialog = (refund: { items: number; delivery: number; total: number } | null) => (
    <CancelDialog
      shop="Kiln & Cove"
      lines={[{ ...choosable[0]!, max: 2 }]}
      currency="USD"
      delivery={1_299}
      refund={refund}
      onOpenChange={nothing}
      onValueChange={quantities => chosen.push(quantities)}
      onSubmit={nothing}
    />
  )
  const { update } = render(dialog(null))
  await expect.element(page.getByRole('dialog')).not.toMatchTextContent(/We’ll refund/)
  update(dialog({ items: 500, delivery: 0, total: 500 }))
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/We’ll refund \$5\.00/)
  await expect.element(page.getByRole('dialog')).not.toMatchTextContent(/for shipping/)
  await page.getByRole('checkbox').click()
  expect(chosen).toEqual([{}])
})

test('announces an empty choice and clamps quantities that can no longer be canceled', async () => {
  const asked: unknown[] = []
  const dialog = (max: number) => (
    <CancelDialog
      shop="Kiln & Cove"
      lines={[{ ...choosable[0]!, max }]}
      currency="USD"
      delivery={0}
      onOpenChange={nothing}
      onSubmit={({ quantities }) => asked.push(quantities)}
    />
  )
  const { update } = render(dialog(2))
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Cancel items' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose items to cancel.')
  await page.getByRole('checkbox').click()
  update(dialog(1))
  await page.getByRole('button', { name: 'Cancel 1 item' }).click()
  expect(asked).toEqual([{ l1: 1 }])
})

test('a case offers what it is given, and says what comes next', async () => {
  const pressed: string[] = []
  const press = (name: string) => () => pressed.push(name)
  render(
    <>
      <ReturnCase data={approved} currency="USD" onSend={press('send')} onCancel={press('cancel')} />
      <ReturnCase data={rejected} currency="USD" onDispute={press('dispute')} />
      <ReturnCase data={received} currency="USD" />
      <ClaimCase data={claim} onWithdraw={press('withdraw')} />
    </>,
  )
  for (const name of ['Mark as sent', 'Cancel the return', 'Open a dispute', 'Withdraw claim'])
    await userEvent.click(page.getByRole('button', { name, exact: true }))
  expect(pressed).toEqual(['send', 'cancel', 'dispute', 'withdraw'])
  expect(page.getByRole('button').elements()).toHaveLength(4)
  const text = document.body.textContent ?? ''
  expect(text).toContain('ship the parcel by May 24, 2026')
  expect(text).toContain('14 Harbour Road')
  expect(text).toContain('The shop declined: “It was made to your measure.”')
  expect(text).toContain('1 of 2 arrived · worn')
  expect(text).toContain('Deduction by the shop$6.00')
})

test('shows as text whether a refund is pending, arrived or stuck', async () => {
  const asked: string[] = []
  render(<OrderRefunds refunds={refunds} currency="USD" onCreditNote={id => asked.push(id)} />)
  const items = page.getByRole('listitem')
  await expect.element(items.nth(0)).toMatchTextContent(/^\$18\.00 was refundedFor canceled items/)
  await expect.element(items.nth(1)).toMatchTextContent(/^Refunding \$36\.99/)
  await expect.element(items.nth(2)).toMatchTextContent(/^Couldn’t refund \$5\.00/)
  // Only money that has left has a credit note.
  await page.getByRole('button').click()
  expect(asked).toEqual([refunds[0]!.id])
})
