import { longName } from '@stoa/ui/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PictureField } from './index.ts'

const src =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="8" height="2"%3E%3Crect width="8" height="2" fill="%23c96f4a"/%3E%3C/svg%3E'

const meta = {
  title: 'Seller/Forms/PictureField',
  id: 'seller-picturefield',
  component: PictureField,
  args: {
    label: 'Logo',
    name: 'Kiln & Cove',
    shape: 'arch',
    src,
    onFile: () => {},
    onRemove: () => {},
  },
} satisfies Meta<typeof PictureField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { src: undefined } }
export const Wide: Story = { args: { label: 'Banner', shape: 'wide' } }
export const Whole: Story = { args: { label: 'Logo on dark backgrounds', shape: 'whole', ground: 'dark' } }
export const Busy: Story = { args: { busy: true } }
export const Refused: Story = { args: { error: 'This picture is larger than 5 MB. Choose a smaller one.' } }
export const LongText: Story = { args: { label: longName, hint: longName.repeat(3) } }
export const Phone: Story = {
  args: { label: 'Banner', shape: 'wide' },
  globals: { viewport: { value: 'phone' } },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
