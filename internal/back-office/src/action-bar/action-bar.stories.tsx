import { Button } from '@stoa/ui/button'
import { Note } from '@stoa/ui/note'
import { Select } from '@stoa/ui/select'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ActionBar } from './index.ts'

const meta = {
  title: 'Seller/Page/ActionBar',
  id: 'seller-actionbar',
  component: ActionBar,
  args: {
    label: 'Import',
    action: <Button>Import 412 products</Button>,
    children: (
      <>
        <Select
          label="Stock in the file"
          options={[
            { value: 'new_only', label: 'New items only' },
            { value: 'replace', label: 'Replace stock' },
          ]}
        />
        <Select
          label="New products"
          options={[
            { value: 'as_in_file', label: 'As in the file' },
            { value: 'draft', label: 'As drafts' },
          ]}
        />
      </>
    ),
  },
} satisfies Meta<typeof ActionBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Nothing: Story = { args: { action: undefined } }
export const Refused: Story = {
  args: {
    problem: (
      <Note tone="critical" title="That did not work.">
        Another import is changing the products of this shop.
      </Note>
    ),
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
