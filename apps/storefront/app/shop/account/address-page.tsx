import { unwrap } from '@stoa/api-client'
import { MAX_ADDRESSES } from '@stoa/api-client/limits'
import type { Address } from '@stoa/api-client/schema'
import {
  AccountPanel,
  AddressCard,
  AddressCards,
  type AddressFields,
  Button,
  ConfirmDialog,
  EmptyState,
  Stack,
} from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../data/api.ts'
import { useApi } from '../../data/use-api.ts'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { toasts } from '../../shared/toasts/toasts.ts'
import { AddressEditor } from './address-editor.tsx'
import { addressPageLabels } from './address-page.labels.ts'
import { toAddressCard, toAddressFields } from './address-view.ts'
import { saveAddress } from './save-address.ts'

const remove = (id: string) => unwrap(api.DELETE('/api/user/addresses/{id}', { params: { path: { id } } }))

/** Shows the address book as cards, or the form of the address that is being edited. */
export function AddressPage() {
  const { data: addresses, error, mutate } = useApi('/api/user/addresses', {})
  const [edited, setEdited] = useState<Address | 'new' | null>(null)
  const [doomed, setDoomed] = useState<Address | null>(null)
  const saving = useCall()
  const removing = useCall()
  const add = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const isOpen = edited !== null
  useEffect(() => {
    if (wasOpen.current && !isOpen) add.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  if (!addresses) return <SectionState error={error} onRetry={() => void mutate()} />

  const submit = async (id: string | null, fields: AddressFields) => {
    if (!(await saving.call(() => saveAddress(id, fields))).ok) return
    await mutate()
    setEdited(null)
    toasts.show({ type: 'success', title: id ? addressPageLabels.saved : addressPageLabels.added })
  }
  const drop = async (address: Address) => {
    if (!(await removing.call(() => remove(address.id))).ok) return
    await mutate()
    add.current?.focus()
    toasts.show({ type: 'success', title: addressPageLabels.deleted })
  }
  const busy = saving.busy !== undefined || removing.busy !== undefined

  if (edited) {
    const title = edited === 'new' ? addressPageLabels.create : addressPageLabels.edit
    return (
      <AccountPanel title={title} narrow>
        <Stack>
          <ProblemNote problem={saving.problem} />
          <AddressEditor
            title={title}
            defaultValue={edited === 'new' ? undefined : toAddressFields(edited)}
            mayChooseDefault={addresses.length > 0 && (edited === 'new' || !edited.isDefault)}
            busy={saving.busy !== undefined}
            errors={saving.problem?.fields}
            onSubmit={fields => void submit(edited === 'new' ? null : edited.id, fields)}
            onCancel={() => setEdited(null)}
          />
        </Stack>
      </AccountPanel>
    )
  }
  const adding = (
    <Button ref={add} onClick={() => setEdited('new')}>
      {addressPageLabels.add}
    </Button>
  )
  return (
    <Stack>
      <ProblemNote problem={removing.problem ?? saving.problem} />
      {addresses.length === 0 ? (
        <EmptyState thing="box" title={addressPageLabels.none} description={addressPageLabels.noneHint}>
          {adding}
        </EmptyState>
      ) : (
        <AddressCards>
          {addresses.map(address => (
            <AddressCard
              key={address.id}
              address={toAddressCard(address)}
              busy={busy}
              onEdit={() => setEdited(address)}
              onRemove={() => setDoomed(address)}
              onMakeDefault={() => void submit(address.id, { ...toAddressFields(address), isDefault: true })}
            />
          ))}
        </AddressCards>
      )}
      {addresses.length > 0 && addresses.length < MAX_ADDRESSES && <Stack layout="row">{adding}</Stack>}
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={open => !open && setDoomed(null)}
        title={addressPageLabels.deleteTitle}
        description={
          doomed &&
          formatMessage(addressPageLabels.deleteText, {
            name: doomed.fullName,
            line: doomed.line1,
            city: doomed.city,
          })
        }
        confirm={addressPageLabels.delete}
        cancel={addressPageLabels.keep}
        tone="critical"
        onConfirm={() => doomed && void drop(doomed)}
      />
    </Stack>
  )
}
