import { render } from '@stoa/ui/testing'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TrackingFields, TrackingSheet, type TrackingValue } from './index.ts'

const carriers = [
  { name: 'UPS', forms: ['^1Z[0-9A-Z]{16}$'] },
  { name: 'DHL', forms: ['^00340[0-9]{15}$'] },
]

function Fields() {
  const [value, setValue] = useState<TrackingValue>({ carrier: '', number: '' })
  return <TrackingFields value={value} onValueChange={setValue} carriers={carriers} />
}

function Sheet() {
  const [value, setValue] = useState<Readonly<Record<string, TrackingValue>>>({})
  const rows = [{ id: 'AAAA-1' }, { id: 'BBBB-1', problem: 'The order is canceled.' }]
  return <TrackingSheet rows={rows} value={value} onValueChange={setValue} carriers={carriers} />
}

test('picks the carrier by the number until the user chooses one', async () => {
  render(<Fields />)
  await userEvent.click(page.getByLabelText(/^Tracking number/))
  await userEvent.keyboard('1Z999AA10123456784')
  await expect.element(page.getByLabelText('Carrier')).toHaveValue('UPS')
  await expect.element(page.getByText('Looks like a UPS number.')).toBeVisible()
  await userEvent.selectOptions(page.getByLabelText('Carrier'), 'DHL')
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{End}5')
  await expect.element(page.getByLabelText('Carrier')).toHaveValue('DHL')
})

test('matches cells of a spreadsheet to orders, and describes rejected ones at their field', async () => {
  render(<Sheet />)
  const first = page.getByLabelText('Tracking number of AAAA-1')
  await expect.element(first).toBeVisible()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', 'BBBB-1\t1Z999AA10123456784\nCCCC-1\t7\n')
  first
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect
    .element(page.getByText('1 number matched to an order. Not in this list: CCCC-1.'))
    .toBeVisible()
  await expect.element(page.getByLabelText('Tracking number of BBBB-1')).toHaveValue('1Z999AA10123456784')
  await expect.element(page.getByLabelText('Carrier of BBBB-1')).toHaveValue('UPS')
  await expect
    .element(page.getByLabelText('Tracking number of BBBB-1'))
    .toHaveAccessibleDescription('The order is canceled.')
  await userEvent.tab()
  await userEvent.keyboard('XY 7')
  await expect.element(first).toHaveValue('XY 7')
})
