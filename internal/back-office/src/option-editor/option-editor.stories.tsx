import { longName } from '@stoa/ui/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { OptionEditor, type OptionEditorProps } from './index.ts'

function Edited({ options: start, ...props }: OptionEditorProps) {
  const [options, setOptions] = useState(start)
  return <OptionEditor {...props} options={options} onValueChange={setOptions} />
}
Edited.displayName = 'OptionEditor'

const values = (...names: string[]) => names.map(name => ({ id: name, name }))
let ids = 0
const options = [
  { id: 'glaze', name: 'Glaze', values: values('Lagoon', 'Ember', 'Chalk') },
  { id: 'size', name: 'Size', values: values('200 ml', '320 ml') },
]

const meta = {
  title: 'Seller/Forms/OptionEditor',
  id: 'seller-optioneditor',
  component: OptionEditor,
  args: { options, onValueChange: () => {}, createId: () => String(ids++) },
  render: args => <Edited {...args} />,
} satisfies Meta<typeof OptionEditor>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { options: [] } }
export const Refused: Story = {
  args: { strict: true, options: [...options, { id: 'double', name: 'size', values: [] }] },
}
export const LongText: Story = {
  args: { options: [{ id: 'glaze', name: longName.slice(0, 40), values: values(longName, 'Ember') }] },
}
export const Many: Story = {
  args: {
    options: [
      {
        id: 'size',
        name: 'Size',
        values: values(...Array.from({ length: 60 }, (_, at) => `${String(at)} ml`)),
      },
    ],
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
