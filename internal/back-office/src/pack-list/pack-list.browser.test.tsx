import { choosable } from '@stoa/ui/fixtures/after-sales'
import { render } from '@stoa/ui/testing'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SellerLayout } from '../seller-layout/index.ts'
import { PackList } from './index.ts'

const lines = choosable.map(({ unitPrice: _, ...line }) => ({ ...line, sku: null, max: 2 }))

function Packing({ onValue }: { onValue: (value: Readonly<Record<string, number>>) => void }) {
  const [value, setValue] = useState<Readonly<Record<string, number>>>({})
  return (
    <PackList
      lines={lines}
      value={value}
      onValueChange={next => {
        setValue(next)
        onValue(next)
      }}
    />
  )
}

test('packs item by item by keyboard, a whole line at a time, and unpacks', async () => {
  const values: unknown[] = []
  render(<Packing onValue={value => values.push(value)} />)
  await expect.element(page.getByText('0 of 4 packed')).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(page.getByText('1 of 4 packed')).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('2 of 4 packed')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('0 of 4 packed')).toBeVisible()
  expect(values).toEqual([{ l1: 1 }, { l1: 2 }, { l1: 0 }])
})

test('keeps fields clear of the sticky buttons on a phone', async () => {
  await page.viewport(390, 640)
  render(
    <SellerLayout
      brand={{ href: '#', alt: 'Stoa, home' }}
      nav={[]}
      collapsed={false}
      onCollapsedChange={() => undefined}
    >
      <PackList
        lines={lines}
        value={{}}
        onValueChange={() => undefined}
        actions={
          <>
            <button type="button" style={{ blockSize: 52, inlineSize: '100%' }}>
              Ship 1 piece
            </button>
            <button type="button" style={{ blockSize: 52, inlineSize: '100%' }}>
              Pack, then another parcel
            </button>
          </>
        }
      >
        <input aria-label="Tracking number" style={{ blockSize: 44 }} />
        <input aria-label="Day" style={{ blockSize: 44 }} />
      </PackList>
    </SellerLayout>,
  )
  await expect.element(page.getByRole('button', { name: 'Ship 1 piece' })).toBeVisible()
  const bar = page.getByRole('button', { name: 'Ship 1 piece' }).element().parentElement!
  const fields = [...document.querySelectorAll<HTMLInputElement>('[data-component=PackList] input')]
  expect(fields.length).toBe(lines.length + 2)
  for (const field of fields) {
    field.focus()
    expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
  }
})
