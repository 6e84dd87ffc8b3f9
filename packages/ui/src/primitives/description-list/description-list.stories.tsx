import type { Meta, StoryObj } from '@storybook/react-vite'
import { arabic } from '../../../fixtures/right-to-left.ts'
import { longName } from '../../../fixtures/store-data.ts'
import { DescriptionList } from './index.ts'

const items = [
  { term: 'Material', description: 'Stoneware, glazed on both sides' },
  { term: 'Size', description: '320 ml, 9.5 cm high' },
  { term: 'Care', description: 'Dishwasher and microwave safe' },
]

const meta = {
  title: 'Components/Content/DescriptionList',
  id: 'primitives-descriptionlist',
  component: DescriptionList,
  args: { items },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Apart: Story = {
  args: {
    layout: 'apart',
    items: [
      { term: 'Items', description: '$76.00' },
      { term: 'Shipping', description: '$6.99' },
      { term: 'Total', description: '$82.99' },
    ],
  },
}
export const Stacked: Story = { args: { layout: 'stacked' } }
export const LongText: Story = {
  args: { items: items.map(({ term }) => ({ term: `${term} ${longName}`, description: longName })) },
}
export const RightToLeft: Story = {
  args: {
    items: [
      { term: arabic.material, description: arabic.materialText },
      { term: arabic.size, description: arabic.sizeText },
    ],
  },
  globals: { direction: 'rtl' },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
