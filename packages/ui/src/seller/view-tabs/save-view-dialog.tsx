'use client'

import { type FormEvent, useId } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Dialog } from '../../primitives/dialog/index.ts'
import { fieldStyles } from '../../primitives/field/styles.ts'
import { useLabels } from '../../system/use-labels.ts'
import { viewTabsLabels } from './view-tabs.labels.ts'

export interface SaveViewDialogProps {
  onClose: () => void
  onSave: (name: string) => void
}

/** Asks for the name of a view. */
export function SaveViewDialog({ onClose, onSave }: SaveViewDialogProps) {
  const t = useLabels('viewTabs', viewTabsLabels)
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    if (!name) return
    onSave(name)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={open => open || onClose()}
      title={t('saveTitle')}
      description={t('saveText')}
      actions={
        <>
          <Button emphasis="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} className={fieldStyles.root}>
        <label htmlFor={`${id}name`} className={fieldStyles.label}>
          {t('name')}
        </label>
        <input
          id={`${id}name`}
          name="name"
          required
          maxLength={60}
          autoComplete="off"
          className={fieldStyles.control}
        />
      </form>
    </Dialog>
  )
}
