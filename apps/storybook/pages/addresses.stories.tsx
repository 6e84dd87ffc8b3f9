import {
  AccountPanel,
  AddressCard,
  type AddressCardData,
  AddressCards,
  AddressForm,
  Button,
  EmptyState,
  LoadingIndicator,
  Note,
  Stack,
} from '@stoa/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { InAccount } from './in-account.tsx'

const book: readonly AddressCardData[] = [
  {
    id: 'home',
    fullName: 'Mara Lindqvist',
    phone: '+1 503 555 0147',
    lines: ['12 Colonnade Street', 'Apartment 4', 'Portland, Oregon 97205', 'United States'],
    isDefault: true,
  },
  {
    id: 'work',
    fullName: 'Mara Lindqvist',
    phone: '+49 40 5550 147',
    lines: ['Harbour Road 400', '20457 Hamburg', 'Germany'],
    isDefault: false,
  },
  {
    id: 'parents',
    fullName: 'Astrid and Olof Lindqvist-Bergström',
    phone: '+46 8 555 014 70',
    lines: ['Långa Smedjegatan 118, uppgång C, 4 trappor', '116 32 Stockholm', 'Sweden'],
    isDefault: false,
  },
]

const countries = [
  { value: 'DE', label: 'Germany' },
  { value: 'SE', label: 'Sweden' },
  { value: 'US', label: 'United States' },
]

const nothing = () => {}

interface AddressBookProps {
  initial: readonly AddressCardData[]
  state: 'shown' | 'loading' | 'failed' | 'editing' | 'refused'
}

function AddressBook({ initial, state }: AddressBookProps) {
  const [addresses, setAddresses] = useState(initial)
  const [writing, setWriting] = useState(state === 'editing' || state === 'refused')
  if (state === 'loading') return <LoadingIndicator label="Loading your addresses" />
  if (state === 'failed')
    return (
      <Note tone="critical" role="alert" action={{ label: 'Try again', onClick: nothing }}>
        Your addresses could not be read.
      </Note>
    )
  if (writing)
    return (
      <AccountPanel title="New address" narrow>
        <AddressForm
          title="New address"
          countries={countries}
          defaultValue={{ countryCode: 'US' }}
          errors={state === 'refused' ? { postalCode: 'There is no such postal code in Oregon.' } : undefined}
          onSubmit={nothing}
          onCancel={() => setWriting(false)}
        />
      </AccountPanel>
    )
  const add = <Button onClick={() => setWriting(true)}>Add an address</Button>
  if (addresses.length === 0)
    return (
      <EmptyState thing="box" title="No addresses yet" description="Save an address for faster checkout.">
        {add}
      </EmptyState>
    )
  return (
    <Stack>
      <AddressCards>
        {addresses.map(address => (
          <AddressCard
            key={address.id}
            address={address}
            onEdit={() => setWriting(true)}
            onRemove={() => setAddresses(all => all.filter(one => one !== address))}
            onMakeDefault={() =>
              setAddresses(all => all.map(one => ({ ...one, isDefault: one === address })))
            }
          />
        ))}
      </AddressCards>
      <Stack layout="row">{add}</Stack>
    </Stack>
  )
}

const AddressPage = (props: AddressBookProps) => (
  <InAccount title="Addresses" path="/account/address">
    <AddressBook {...props} />
  </InAccount>
)

/** Where parcels go: the cards, and one form at a time in their place. */
const meta = {
  title: 'Pages/Addresses',
  component: AddressPage,
  args: { initial: book, state: 'shown' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AddressPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { initial: [] } }
export const Loading: Story = { args: { state: 'loading' } }
export const Failed: Story = { args: { state: 'failed' } }
export const Editing: Story = { args: { state: 'editing' } }
export const Refused: Story = { args: { state: 'refused' } }
