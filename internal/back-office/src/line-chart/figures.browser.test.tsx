import { render } from '@stoa/ui/testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chartPoints } from '../../fixtures/seller-figures.ts'
import { ChartFrame } from '../chart-frame/index.ts'
import { DateRange, type DateRangeValue } from '../date-range/index.ts'
import { StatTile } from '../stat-tile/index.ts'
import { LineChart } from './index.ts'

const format = (value: number) => `$${value}`

test('a plot is read by keyboard, and is a table at the press of a button', async () => {
  const points = chartPoints(5)
  render(
    <ChartFrame
      title="Sales"
      summary="$1,700, more than before."
      table={{ columns: ['Day', 'Sales'], rows: points.map(point => [point.name, format(point.value)]) }}
    >
      <LineChart label="Sales by day" points={points} format={format} />
    </ChartFrame>,
  )
  const reader = page.getByRole('slider', { name: 'Sales by day' })
  const words = (at: number) =>
    `${points[at]!.name}: ${format(points[at]!.value)}, before ${format(points[at]!.before)}`
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(reader).toHaveFocus()
  await expect.element(reader).toHaveAttribute('aria-valuetext', words(4))
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(reader).toHaveAttribute('aria-valuetext', words(3))
  await userEvent.keyboard('{Home}')
  await expect.element(reader).toHaveAttribute('aria-valuetext', words(0))
  await page.getByRole('button', { name: 'Show Sales as a table' }).click()
  await expect
    .element(page.getByRole('row', { name: `${points[2]!.name} ${format(points[2]!.value)}` }))
    .toBeVisible()
  await expect.element(reader).not.toBeInTheDocument()
})

test('shows problems with custom days at their field, and requests valid ones', async () => {
  const asked: DateRangeValue[] = []
  render(
    <DateRange
      presets={[{ id: '7', label: '7 days' }]}
      preset="7"
      onPresetChange={() => {}}
      value={{ from: '2026-05-08', to: '2026-05-14' }}
      onValueChange={range => asked.push(range)}
      today="2026-05-14"
    />,
  )
  await page.getByRole('button', { name: 'Other days' }).click()
  await page.getByLabelText('To').fill('2026-05-01')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The last day is before the first.')
  await expect.element(page.getByLabelText('To')).toHaveFocus()
  await page.getByLabelText('From').fill('2026-04-01')
  await page.getByRole('button', { name: 'Show' }).click()
  expect(asked).toEqual([{ from: '2026-04-01', to: '2026-05-01' }])
})

test('how a figure is counted opens under it', async () => {
  render(<StatTile label="Sales" value="$12.00" how="Orders that were not canceled." />)
  const button = page.getByRole('button', { name: 'How Sales is counted' })
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Tab}{Enter}')
  await expect
    .element(page.getByRole('article', { name: 'Sales' }))
    .toMatchTextContent(/Orders that were not canceled\./)
})
