import { render } from '@stoa/ui/testing'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { EditCell } from './index.ts'

const commit = vi.fn<(value: string, details: { reason?: string }) => Promise<string | undefined>>()
const cell = page.getByRole('button', { name: 'Edit Stock: 14' })
const field = page.getByRole('textbox', { name: 'Stock' })

beforeEach(async () => {
  commit.mockReset().mockResolvedValue(undefined)
  render(
    <EditCell
      label="Stock"
      value="14"
      reasons={[
        { value: 'count', label: 'Counted' },
        { value: 'broken', label: 'Broken' },
      ]}
      onSubmit={commit}
    />,
  )
  await expect.element(cell).toBeVisible()
  ;(cell.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveFocus()
})

test('Enter saves with the reason and gives the focus back', async () => {
  await page.getByRole('combobox', { name: 'Reason' }).selectOptions('broken')
  await field.fill('12')
  await userEvent.keyboard('{Enter}')
  await expect.element(cell).toHaveFocus()
  expect(commit).toHaveBeenCalledExactlyOnceWith('12', { reason: 'broken' })
})

test('Escape leaves the value as it was', async () => {
  await field.fill('99')
  await userEvent.keyboard('{Escape}')
  await expect.element(cell).toHaveFocus()
  expect(commit).not.toHaveBeenCalled()
})

test('a refusal stays at the field with what was typed', async () => {
  commit.mockResolvedValue('Stock cannot be negative.')
  await field.fill('-3')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Stock cannot be negative.')
  await expect.element(field).toHaveValue('-3')
  await expect.element(field).toHaveFocus()
})

/** Ordered by what is edited, as the server answers a list. */
function Ordered() {
  const [prices, setPrices] = useState({ Bowl: '10', Mug: '20', Jug: '30' })
  const rows = Object.entries(prices).sort(([, one], [, other]) => Number(one) - Number(other))
  return rows.map(([name, price]) => (
    <EditCell
      key={name}
      label={`Price of ${name}`}
      value={price}
      onSubmit={async next => {
        await Promise.resolve()
        setPrices({ ...prices, [name]: next })
        return undefined
      }}
    />
  ))
}

test('the focus goes along with a row that what was saved has put elsewhere', async () => {
  render(<Ordered />)
  const bowl = page.getByRole('button', { name: 'Edit Price of Bowl: 10' })
  await expect.element(bowl).toBeVisible()
  ;(bowl.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await page.getByRole('textbox', { name: 'Price of Bowl' }).fill('40')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Edit Price of Bowl: 40' })).toHaveFocus()
})
