import { MAX_ADDRESSES } from '@stoa/api-client/limits'
import type { Address } from '@stoa/api-client/schema'
import { AddressChoice, LoadingIndicator, Note, Stack } from '@stoa/ui'
import { type ReactNode, Suspense, useState } from 'react'
import { lazily } from '../../shared/lazy/lazily.ts'
import { toAddressCard } from '../account/address-view.ts'
import { addressStepLabels } from './address-step.labels.ts'
import { readDraft } from './checkout-draft.ts'

const MissingForm = () => (
  <Note tone="critical" title={addressStepLabels.missing.title}>
    {addressStepLabels.missing.text}
  </Note>
)

// Loaded on demand: buyers with a saved address need neither the form nor its code.
const loadForm = () => import('./new-address.tsx')
const NewAddress = lazily(async () => (await loadForm()).NewAddress, MissingForm)

/** Fetches the form's code early, for buyers without a saved address. */
export const fetchForm = (): void => void loadForm().catch(() => undefined)

export interface AddressStepProps {
  readonly userId: string
  readonly addresses: readonly Address[]
  readonly value: string | null
  /** Address that has to be completed, in an open form; null if there is none. */
  readonly edited: Address | null
  readonly onChoose: (id: string) => void
  /** Called with the id of an address once it is saved. */
  readonly onSaved: (id: string) => Promise<void>
  /** Button of the step, which continues with the chosen address. Hidden while the form is open. */
  readonly action: ReactNode
}

/** Shows the choice between saved addresses and a form for a new one, whose input survives a reload. */
export function AddressStep(props: AddressStepProps) {
  const { userId, addresses, value, edited, onChoose, onSaved, action } = props
  const [isNew, setNew] = useState(() => addresses.length === 0 || readDraft(userId).address !== undefined)
  const hasForm = isNew || edited !== null
  const form = (
    <Suspense fallback={<LoadingIndicator label={addressStepLabels.opening} />}>
      <NewAddress
        key={edited?.id ?? 'new'}
        userId={userId}
        edited={edited}
        isFirst={addresses.length === 0}
        onSaved={async id => {
          // The form stays open until the next step is shown.
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
