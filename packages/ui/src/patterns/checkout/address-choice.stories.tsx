import type { Meta, StoryObj } from '@storybook/react-vite'
import { checkoutAddresses, longName } from '../../../fixtures/index.ts'
import { AddressForm } from '../account/index.ts'
import { AddressChoice, AddressResult } from './index.ts'

const form = (
  <AddressForm
    title="New address"
    countries={[{ value: 'US', label: 'United States' }]}
    defaultValue={{ countryCode: 'US' }}
    onSubmit={() => {}}
  />
)

const meta = {
  title: 'Patterns/Checkout/AddressChoice',
  id: 'patterns-addresschoice',
  component: AddressChoice,
  subcomponents: { AddressResult },
  args: { addresses: checkoutAddresses, value: 'a1', onValueChange: () => {}, form },
} satisfies Meta<typeof AddressChoice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const AnotherAddress: Story = { args: { value: null } }
export const EmptyBook: Story = { args: { addresses: [], value: null } }
export const Many: Story = {
  args: {
    addresses: Array.from({ length: 20 }, (_, place) => ({ ...checkoutAddresses[1]!, id: `many-${place}` })),
    value: 'many-0',
    form: undefined,
  },
}
export const LongText: Story = {
  args: {
    addresses: [
      {
        ...checkoutAddresses[0]!,
        fullName: longName,
        lines: [longName, 'Donaudampfschifffahrtsgesellschaftsstraße'],
      },
    ],
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
