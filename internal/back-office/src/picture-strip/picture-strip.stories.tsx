import { longName, pictureOf } from '@stoa/ui/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PictureStrip, type StripPicture } from './index.ts'

const strip = (...states: StripPicture['state'][]): StripPicture[] =>
  states.map((state, at) => ({
    id: String(at),
    alt: at === 0 ? 'A mug with a blue glaze' : '',
    picture:
      state === 'done' ? pictureOf(['mug-teal', 'mug-rust', 'mug-sand'][at % 3] ?? 'mug-teal', '') : null,
    state,
    progress: 0.4,
  }))
const nothing = () => {}

const meta = {
  title: 'Seller/Forms/PictureStrip',
  id: 'seller-picturestrip',
  component: PictureStrip,
  args: {
    label: 'Pictures',
    pictures: strip('done', 'done', 'done'),
    onFiles: nothing,
    onMove: nothing,
    onAltChange: nothing,
    onRemove: nothing,
    onRetry: nothing,
  },
} satisfies Meta<typeof PictureStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { pictures: [] } }
export const Uploading: Story = { args: { pictures: strip('done', 'uploading', 'failed') } }
export const Refused: Story = { args: { error: 'A product has twelve pictures at most.' } }
export const LongText: Story = { args: { pictures: strip('done').map(one => ({ ...one, alt: longName })) } }
export const Many: Story = { args: { pictures: strip(...Array.from({ length: 12 }, () => 'done' as const)) } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
