import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  AccountPanel,
  AddressCard,
  AddressCards,
  AddressForm,
  type AddressPartField,
  AddressParts,
  AvatarCrop,
  AvatarField,
  SessionList,
  type SessionListProps,
} from './index.ts'

const home = {
  id: 'a1',
  fullName: 'Mara Lindqvist',
  phone: '+1 503 555 0147',
  lines: ['12 Colonnade Street', 'Apartment 4', 'Portland, Oregon 97205', 'United States'],
  isDefault: true,
}
const work = { ...home, id: 'a2', lines: ['400 Harbour Road', '20457 Hamburg', 'Germany'], isDefault: false }
const countries = [
  { value: 'DE', label: 'Germany' },
  { value: 'US', label: 'United States' },
]
const american: readonly AddressPartField[] = [
  { part: 'line1', name: 'line1', isRequired: true },
  { part: 'city', name: 'city', isRequired: true },
  {
    part: 'region',
    name: 'state',
    isRequired: true,
    options: [
      { value: 'CA', label: 'California' },
      { value: 'OR', label: 'Oregon' },
    ],
  },
  { part: 'postalCode', name: 'zip', isRequired: true },
]
const nothing = () => {}
const actions = { onEdit: nothing, onRemove: nothing, onMakeDefault: nothing }

const sessions: SessionListProps['sessions'] = [
  { id: 's1', device: 'Chrome on Linux', detail: 'Seen just now', isCurrent: true },
  { id: 's2', device: 'Safari on iPhone', detail: 'Seen yesterday', isCurrent: false },
]

const meta = {
  title: 'Patterns/Account/Account',
  id: 'patterns-account',
  component: AccountPanel,
  subcomponents: {
    AddressCards,
    AddressCard,
    AddressForm,
    AddressParts,
    AvatarField,
    AvatarCrop,
    SessionList,
  },
  args: { title: 'Where you are logged in', description: 'Log out a device that you do not know.' },
} satisfies Meta<typeof AccountPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Sessions: Story = { args: { children: <SessionList sessions={sessions} onLogOut={nothing} /> } }
export const SessionEnding: Story = {
  args: { children: <SessionList sessions={sessions} busyId="s2" onLogOut={nothing} /> },
}
export const Addresses: Story = {
  render: () => (
    <AddressCards>
      <AddressCard address={home} {...actions} />
      <AddressCard address={work} {...actions} />
    </AddressCards>
  ),
}
export const NewAddress: Story = {
  args: {
    title: 'New address',
    description: undefined,
    children: (
      <AddressForm
        title="New address"
        countries={countries}
        parts={american}
        defaultValue={{ countryCode: 'US' }}
        onSubmit={nothing}
        onCancel={nothing}
      />
    ),
  },
}
export const AddressPartsOnly: Story = {
  args: {
    ...NewAddress.args,
    children: (
      <AddressParts
        parts={american}
        value={{ line1: '4 Shed Lane', line2: '', district: '', city: '', region: '', postalCode: '1' }}
        onValueChange={nothing}
        errors={{ postalCode: 'Check the ZIP code. It should look like 95014.' }}
      />
    ),
  },
}
export const AddressRefused: Story = {
  args: {
    ...NewAddress.args,
    children: (
      <AddressForm
        title="Edit address"
        countries={countries}
        defaultValue={{ fullName: 'Mara', countryCode: 'DE', line1: 'x' }}
        errors={{ line1: 'At least 2 characters.' }}
        mayChooseDefault={false}
        onSubmit={nothing}
      />
    ),
  },
}
export const Picture: Story = {
  args: { title: 'Profile', description: undefined, children: <AvatarField name="Mara" onFile={nothing} /> },
}
export const PictureRefused: Story = {
  args: {
    ...Picture.args,
    children: <AvatarField name="Mara" error="This file is larger than 5 MB." onFile={nothing} />,
  },
}
export const RightToLeft: Story = { ...Addresses, globals: { direction: 'rtl' } }
export const Phone: Story = { ...Sessions, globals: { viewport: { value: 'phone' } } }

const drawing =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="600" height="400"%3E%3Crect width="600" height="400" fill="%23c9b9a3"/%3E%3Ccircle cx="380" cy="190" r="120" fill="%231d4bb8"/%3E%3C/svg%3E'
/** Choice of the visible square of a picture. */
export const PictureCut: Story = {
  render: () => (
    <AvatarCrop
      picture={{ src: drawing, width: 600, height: 400 }}
      onSubmit={nothing}
      onOpenChange={nothing}
    />
  ),
}
