import type { Address } from '@stoa/api-client/schema'
import { AddressChoice, type AddressFields, AddressForm, Stack } from '@stoa/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { toAddressCard, toAddressFields } from '../account/address-view.ts'
import { COUNTRIES } from '../account/countries.ts'
import { ProblemNote } from '../account/problem-note.tsx'
import { MAX_ADDRESSES, saveAddress } from '../account/save-address.ts'
import { useCall } from '../session/use-call.ts'
import { keepDraft, readDraft } from './checkout-draft.ts'

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
  const saving = useCall(async (fields: AddressFields) => {
    const { id } = await saveAddress(edited?.id ?? null, fields)
    keepDraft(userId, { address: undefined })
    setNew(false)
    await onSaved(id)
  })

  const keepTyped = ({ currentTarget }: FormEvent<HTMLElement>) => {
    const form = currentTarget.querySelector('form')
    if (!form || edited) return
    const { isDefault, ...typed } = Object.fromEntries(new FormData(form))
    keepDraft(userId, { address: { ...typed, isDefault: isDefault !== undefined } })
  }

  const hasForm = isNew || edited !== null
  const title = edited ? 'Complete the address' : 'New address'
  const form = (
    <div onInput={keepTyped} onChange={keepTyped}>
      <Stack>
        <ProblemNote problem={saving.problem} />
        <AddressForm
          key={edited?.id ?? 'new'}
          title={title}
          countries={COUNTRIES}
          defaultValue={
            edited ? toAddressFields(edited) : { countryCode: 'US', ...readDraft(userId).address }
          }
          mayChooseDefault={addresses.length > 0 && !edited}
          submitLabel="Save and deliver here"
          busy={saving.state === 'busy'}
          errors={saving.problem?.fields}
          onSubmit={fields => void saving.call(fields)}
        />
      </Stack>
    </div>
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
