import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { type SheetGroup, VariantSheet, type VariantSheetProps } from './index.ts'

function Edited({ groups: start, ...props }: VariantSheetProps) {
  const [groups, setGroups] = useState(start)
  return (
    <VariantSheet
      {...props}
      groups={groups}
      onCellsChange={patches =>
        setGroups(all =>
          all.map(group => ({
            ...group,
            rows: group.rows.map(row => {
              const own = patches.filter(patch => patch.row === row.id)
              const cells = Object.fromEntries(own.map(({ column, value }) => [column, value]))
              return own.length > 0 ? { ...row, cells: { ...row.cells, ...cells } } : row
            }),
          })),
        )
      }
    />
  )
}
Edited.displayName = 'VariantSheet'

const group = (label: string, count: number): SheetGroup => ({
  id: label,
  label,
  rows: Array.from({ length: count }, (_, at) => ({
    id: `${label}${String(at)}`,
    name: `${label} · ${String(200 + at * 20)} ml`,
    cells: {
      on: at === 1 ? '' : '1',
      price: '24.00',
      from: '',
      stock: String(8 + at),
      sku: `${label}-${String(at)}`,
    },
  })),
})

const meta = {
  title: 'Seller/Forms/VariantSheet',
  id: 'seller-variantsheet',
  component: VariantSheet,
  args: {
    label: 'Variants',
    columns: [
      { id: 'on', label: 'For sale', kind: 'switch' },
      { id: 'price', label: 'Price', kind: 'number' },
      { id: 'from', label: 'Sale from', kind: 'date' },
      { id: 'stock', label: 'Stock', kind: 'number' },
      { id: 'sku', label: 'SKU' },
    ],
    groups: [group('Lagoon', 3), group('Ember', 3)],
    onCellsChange: () => {},
  },
  render: args => <Edited {...args} />,
} satisfies Meta<typeof VariantSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { groups: [] } }
export const Refused: Story = {
  args: { faults: { Lagoon0: { price: '“24,5O” is not an amount such as 24.50.' } } },
}
export const LongText: Story = {
  args: {
    groups: [{ ...group('Lagoon', 2), label: 'A glaze with a name that is longer than the sheet is wide' }],
  },
}
/** Two thousand: all groups but the first are closed. */
export const Many: Story = {
  args: { groups: Array.from({ length: 20 }, (_, at) => group(`Glaze ${String(at + 1)}`, 100)) },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
