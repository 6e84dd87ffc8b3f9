import type { Address } from '@stoa/api-client/schema'
import { type AddressFields, Stack } from '@stoa/ui'
import type { FormEvent } from 'react'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'
import { AddressEditor } from '../account/address-editor.tsx'
import { toAddressFields } from '../account/address-view.ts'
import { saveAddress } from '../account/save-address.ts'
import { keepDraft, readDraft } from './checkout-draft.ts'
import { newAddressLabels } from './new-address.labels.ts'

export interface NewAddressProps {
  readonly userId: string
  /** Address that has to be completed; null for a new one. */
  readonly edited: Address | null
  /** Whether no address is saved yet, so that this one becomes the default anyway. */
  readonly isFirst: boolean
  readonly onSaved: (id: string) => Promise<void>
}

/** Shows the address form of the account. Its input survives a reload. */
export function NewAddress({ userId, edited, isFirst, onSaved }: NewAddressProps) {
  const saving = useCall()
  const save = async (fields: AddressFields) => {
    const { id } = await saveAddress(edited?.id ?? null, fields)
    keepDraft(userId, { address: undefined })
    await onSaved(id)
  }
  const keepTyped = ({ currentTarget, target }: FormEvent<HTMLElement>) => {
    const form = currentTarget.querySelector('form')
    if (!form || edited) return
    const { isDefault, ...typed } = Object.fromEntries(new FormData(form))
    // The form still shows the region of the previous country during this event.
    const isNewCountry = target instanceof HTMLSelectElement && target.name === 'countryCode'
    const region = isNewCountry ? { region: '' } : {}
    keepDraft(userId, { address: { ...typed, ...region, isDefault: isDefault !== undefined } })
  }
  return (
    <div onInput={keepTyped} onChange={keepTyped}>
      <Stack>
        <ProblemNote problem={saving.problem} />
        <AddressEditor
          title={edited ? newAddressLabels.complete : newAddressLabels.title}
          defaultValue={edited ? toAddressFields(edited) : readDraft(userId).address}
          mayChooseDefault={!isFirst && !edited}
          // Arrow keys in the choice above open the form and must not move focus into it.
          autoFocus={false}
          submitLabel={newAddressLabels.submit}
          busy={saving.busy !== undefined}
          errors={saving.problem?.fields}
          onSubmit={fields => void saving.call(() => save(fields))}
        />
      </Stack>
    </div>
  )
}
