import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { PicturePicker, type PicturePickerProps } from './index.ts'

const drawing = (hue: number) =>
  `data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="300" height="200"%3E%3Crect width="300" height="200" fill="hsl(${hue} 40%25 75%25)"/%3E%3Ccircle cx="190" cy="90" r="60" fill="hsl(${hue} 60%25 40%25)"/%3E%3C/svg%3E`
const picturesOf = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: `p${place}`, previewUrl: drawing(place * 65) }))

/** Takes a file as soon as it is drawn. */
function WithFile(props: PicturePickerProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const input = root.current?.querySelector('input')
    if (!input || root.current?.querySelectorAll('li').length !== props.defaultValue?.length) return
    const svg = decodeURIComponent(drawing(200).replace('data:image/svg+xml,', ''))
    const chosen = new DataTransfer()
    chosen.items.add(new File([svg], 'cup.png', { type: 'image/png' }))
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }, [props.defaultValue])
  return (
    <div ref={root}>
      <PicturePicker {...props} />
    </div>
  )
}
WithFile.displayName = 'PicturePicker'

const meta = {
  title: 'Patterns/Product/PicturePicker',
  id: 'patterns-picturepicker',
  component: PicturePicker,
  args: {
    label: 'Pictures',
    optional: true,
    defaultValue: picturesOf(2),
    upload: () => new Promise(() => {}),
  },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 460 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PicturePicker>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { defaultValue: [] } }
export const Uploading: Story = { render: args => <WithFile {...args} /> }
export const Failed: Story = {
  args: { upload: () => Promise.reject(new Error('Choose another file: the picture is damaged.')) },
  render: args => <WithFile {...args} />,
}
export const Full: Story = { args: { defaultValue: picturesOf(5) } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = {
  args: { defaultValue: picturesOf(4) },
  globals: { viewport: { value: 'phone' } },
}
