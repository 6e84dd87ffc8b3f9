import type { Meta, StoryObj } from '@storybook/react-vite'
import { arabic } from '../../../fixtures/right-to-left.ts'
import { longName } from '../../../fixtures/store-data.ts'
import { Button } from '../button/index.ts'
import { Stack } from '../stack/index.ts'
import { Text } from '../text/index.ts'
import { TextField } from '../text-field/index.ts'
import { Popover } from './index.ts'

const meta = {
  title: 'Components/Overlays/Popover',
  id: 'primitives-popover',
  component: Popover,
  // On a page of docs it waits for its button: open, all stories would lie over the page.
  render: ({ open, ...props }, { viewMode }) => (
    <div style={{ minBlockSize: open ? 320 : undefined }}>
      <Popover {...props} open={viewMode === 'docs' ? undefined : open} />
    </div>
  ),
  args: {
    label: 'Deliver to',
    trigger: <Button emphasis="line">Deliver to Germany</Button>,
    children: (
      <Stack>
        <TextField label="Postal code" name="postalCode" autoComplete="postal-code" />
        <Button type="submit">Show delivery times</Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { args: { open: true } }
export const Small: Story = {
  args: {
    open: true,
    size: 'sm',
    label: 'Fees',
    trigger: <Button emphasis="plain">How is this calculated?</Button>,
    children: <Text step="sm">Five percent of the items, without shipping.</Text>,
  },
}
/** It scrolls within the window. */
export const LongText: Story = { args: { open: true, children: <Text>{`${longName} `.repeat(30)}</Text> } }
export const RightToLeft: Story = {
  args: {
    open: true,
    label: arabic.delivery,
    trigger: <Button emphasis="line">{arabic.delivery}</Button>,
    children: <Text>{arabic.standardText}</Text>,
  },
  globals: { direction: 'rtl' },
}
export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } }
