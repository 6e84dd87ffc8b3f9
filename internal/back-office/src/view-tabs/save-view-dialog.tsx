'use client'

import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { useLabels } from '@stoa/ui/internal/system'
import { TextField } from '@stoa/ui/text-field'
import { type FormEvent, useId, useState } from 'react'
import { viewTabsLabels } from './view-tabs.labels.ts'

/** Takes a name, or answers why it cannot. */
export type NameView = (name: string) => Promise<string | undefined>

export interface SaveViewDialogProps {
  /** Current name of the view to rename; without it, the view is new. */
  name?: string | undefined
  onClose: () => void
  onSave: NameView
}

/** Asks for the name of a view. Stays open with the input if the name is rejected. */
export function SaveViewDialog({ name: known, onClose, onSave }: SaveViewDialogProps) {
  const t = useLabels('viewTabs', viewTabsLabels)
  const id = useId()
  const [name, setName] = useState(known ?? '')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = name.trim()
    if (!typed || isBusy) return
    setBusy(true)
    const refusal = await onSave(typed)
    setBusy(false)
    setError(refusal)
    if (refusal === undefined) onClose()
  }
  const isNew = known === undefined
  return (
    <Dialog
      open
      onOpenChange={open => open || onClose()}
      title={t(isNew ? 'saveTitle' : 'renameTitle')}
      description={isNew ? t('saveText') : undefined}
      actions={
        <>
          <Button emphasis="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} busy={isBusy}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={event => void submit(event)}>
        <TextField
          label={t('name')}
          name="name"
          value={name}
          onValueChange={text => {
            setName(text)
            setError(undefined)
          }}
          error={error}
          required
          maxLength={60}
          autoComplete="off"
        />
      </form>
    </Dialog>
  )
}
