import { Button } from '@stoa/ui/button'
import { render } from '@stoa/ui/testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AmountsBack, OrderCase, OrderPanel, ParcelCard } from './index.ts'

test('shows the status of a parcel, and its buttons are reached by keyboard', async () => {
  const pressed: string[] = []
  render(
    <OrderPanel title="Parcels">
      <ParcelCard
        number={2}
        parcel={{
          id: 'p2',
          status: 'pending',
          carrier: 'DHL',
          trackingNumber: '0034',
          trackingHref: 'https://example.test/',
          shippedAt: null,
          deliveredAt: null,
          handedOverOn: null,
          isReplacement: true,
          contents: [{ id: 'l1', title: 'Cove mug', quantity: 2 }],
        }}
      >
        <Button onClick={() => pressed.push('ship')}>Ship</Button>
      </ParcelCard>
    </OrderPanel>,
  )
  const parcel = page.getByRole('article', { name: 'Parcel 2' })
  await expect.element(parcel).toMatchTextContent(/Not shipped yet.*Replacement.*2 × Cove mug.*DHL · 0034/)
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Track with DHL (example.test)' })).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(pressed).toEqual(['ship'])
})

test('shows the buyer’s text in a case, and announces amounts', async () => {
  render(
    <OrderCase title="Return of 1 item" at="2026-11-21T14:02:00Z" words="The handle came off.">
      <AmountsBack amounts={{ items: 2_400, delivery: 0, total: 2_400 }} currency="USD" />
    </OrderCase>,
  )
  await expect
    .element(page.getByRole('article'))
    .toMatchTextContent(/Message from the buyer\s*The handle came off\./)
  await expect.element(page.getByRole('status')).toMatchTextContent(/Total\s*\$24\.00/)
})
