import type { Meta, StoryObj } from '@storybook/react-vite'
import { hebrew } from '../../../fixtures/right-to-left.ts'
import { longName } from '../../../fixtures/store-data.ts'
import { Text } from '../text/index.ts'
import { TabLinks, Tabs } from './index.ts'

const panel = (text: string) => <Text>{text}</Text>

const meta = {
  title: 'Components/Navigation/Tabs',
  id: 'primitives-tabs',
  component: Tabs,
  subcomponents: { TabLinks },
  args: {
    label: 'Cove mug',
    tabs: [
      { value: 'details', label: 'Details', content: panel('Stoneware, 320 ml, dishwasher safe.') },
      { value: 'reviews', label: 'Reviews', count: 310, content: panel('Three fingers fit the handle.') },
      { value: 'returns', label: 'Returns', content: panel('Free returns within 30 days.') },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Each tab has a URL. */
export const Links: Story = {
  render: ({ label, tabs }) => (
    <TabLinks
      label={label}
      value="reviews"
      tabs={tabs.map(({ value, label, count }) => ({ value, label, count, href: `#${value}` }))}
    />
  ),
}
export const Disabled: Story = {
  args: { tabs: meta.args.tabs.map(tab => ({ ...tab, disabled: tab.value === 'reviews' })) },
}
export const Many: Story = {
  args: {
    tabs: [...'ABCDEFGHIJKLMNOP'].map(letter => ({
      value: letter,
      label: `Part ${letter}`,
      content: panel(`Content of part ${letter}.`),
    })),
  },
}
export const LongText: Story = {
  args: { tabs: meta.args.tabs.map(tab => ({ ...tab, label: `${tab.label} ${longName}` })) },
}
export const RightToLeft: Story = {
  args: {
    label: hebrew.returns,
    tabs: [
      { value: 'how', label: hebrew.howTo, content: panel(hebrew.steps.join(' ')) },
      { value: 'when', label: hebrew.when, content: panel(hebrew.card) },
    ],
  },
  globals: { direction: 'rtl' },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
