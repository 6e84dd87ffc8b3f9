import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { choosable } from '../../../fixtures/after-sales-data.ts'
import { render } from '../../../test/render.tsx'
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

test('piece by piece by keyboard: a number up, all of a line at once, and out again', async () => {
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
