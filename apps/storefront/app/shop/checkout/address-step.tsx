import { MAX_ADDRESSES } from '@stoa/api-client/limits'
import type { Address } from '@stoa/api-client/schema'
import { AddressChoice, LoadingIndicator, Note, Stack } from '@stoa/ui'
import { type ReactNode, Suspense, useState } from 'react'
import { lazily } from '../../shared/lazy/lazily.ts'
import { toAddressCard } from '../account/address-view.ts'
import { readDraft } from './checkout-draft.ts'

const MissingForm = () => (
  <Note tone="critical" title="The form could not be loaded.">
    Please check the connection and load this page again. What you have chosen stays.
  </Note>
)

// Whoever has an address needs no form, and no code of it.
const loadForm = () => import('./new-address.tsx')
const NewAddress = lazily(async () => (await loadForm()).NewAddress, MissingForm)

/** Fetches the form's code early, for those who will need it. */
export const fetchForm = (): void => void loadForm().catch(() => undefined)

export interface AddressStepProps {
  readonly userId: string
  readonly addresses: readonly Address[]
  readonly value: string | null
  /** An address that has to be completed: its form is open. */
  readonly edited: Address | null
  readonly onChoose: (id: string) => void
  /** The address is in the book. */
  readonly onSaved: (id: string) => Promise<void>
  /** Draws the step's button, which goes on with the chosen address. */
  readonly action: ReactNode
}

/** Where it goes: an address of the book, or another one, whose typing survives a reload. */
export function AddressStep(props: AddressStepProps) {
  const { userId, addresses, value, edited, onChoose, onSaved, action } = props
  const [isNew, setNew] = useState(() => addresses.length === 0 || readDraft(userId).address !== undefined)
  const hasForm = isNew || edited !== null
  const form = (
    <Suspense fallback={<LoadingIndicator label="Opening the form" />}>
      <NewAddress
        key={edited?.id ?? 'new'}
        userId={userId}
        edited={edited}
        isFirst={addresses.length === 0}
        onSaved={async id => {
          // The form stays until the next step is there.
          await onSaved(id)
          setNew(false)
        }}
      />
    </Suspense>
  )
  return (
    <Stack>
      <AddressChoice
        addresses={addresses.map(toAddressCard)}
        value={hasForm ? null : value}
        onValueChange={id => {
          setNew(id === null)
          if (id !== null) onChoose(id)
        }}
        form={addresses.length < MAX_ADDRESSES || edited ? form : undefined}
      />
      {!hasForm && action}
    </Stack>
  )
}
