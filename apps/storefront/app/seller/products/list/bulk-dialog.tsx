import { unwrap } from '@stoa/api-client'
import type { BulkAction, BulkChange } from '@stoa/api-client/schema'
import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { formatMessage } from '@stoa/ui/messages'
import { Note } from '@stoa/ui/note'
import { Stack } from '@stoa/ui/stack'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCall } from '../../../shared/call/use-call.ts'
import { useShopRules } from '../../api/use-shop-rules.ts'
import { runHref } from '../../runs/run-addresses.ts'
import { bulkDialogLabels } from './bulk-dialog.labels.ts'
import type { BulkField } from './bulk-field.ts'
import { BulkPreview } from './bulk-preview.tsx'
import { BulkQuestion } from './bulk-question.tsx'
import { type ChosenProducts, chosenWords } from './chosen-products.ts'

export interface BulkDialogProps {
  readonly chosen: ChosenProducts
  readonly field: BulkField
  /** Action to preview and apply without asking for it. */
  readonly fixed?: BulkAction | undefined
  readonly onClose: () => void
  readonly onDone: (changed: number, undoId: string | null) => Promise<unknown>
}

/** Asks for a bulk change, shows its preview, and applies it. */
export function BulkDialog({ chosen, field, fixed, onClose, onDone }: BulkDialogProps) {
  const { busy, problem, call } = useCall(useShopRules())
  const navigate = useNavigate()
  const [action, setAction] = useState<BulkAction | null>(fixed ?? null)
  const [preview, setPreview] = useState<BulkChange | null>(null)
  const send = (isPreview: boolean) => {
    const body = { ids: [...chosen.selection.keys], action: action as BulkAction, isPreview }
    return call(
      ({ api, keyOf }) =>
        unwrap(
          api.POST('/api/seller/products/bulk', {
            params: { header: { 'Idempotency-Key': keyOf(body) } },
            body,
          }),
        ),
      { what: isPreview ? 'preview' : 'apply' },
    )
  }
  const { selection, viewed } = chosen
  /** Opens the page of a run: a whole view may have thousands of products, and that page can be left. */
  const begin = async () => {
    const body = { selection: { query: viewed, except: [...selection.keys] }, action: action as BulkAction }
    const run = await call(
      ({ api, keyOf }) =>
        unwrap(
          api.POST('/api/seller/bulk-changes', {
            params: { header: { 'Idempotency-Key': keyOf(body) } },
            body,
          }),
        ),
      { what: 'preview', refresh: ['/api/seller/runs'] },
    )
    if (run.ok) navigate(runHref(run.answer))
  }
  const look = async () => {
    if (selection.all) return begin()
    const looked = await send(true)
    setPreview(looked.ok ? looked.answer : null)
  }
  const apply = async () => {
    const done = await send(false)
    if (!done.ok) return
    onClose()
    await onDone(done.answer.changed, done.answer.runId)
  }
  const message = problem?.notice?.text || problem?.notice?.title || Object.values(problem?.fields ?? {})[0]
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={bulkDialogLabels.titles[field]}
      description={chosenWords(chosen)}
      actions={
        <>
          <Button emphasis="plain" onClick={onClose}>
            {bulkDialogLabels.cancel}
          </Button>
          {preview ? (
            <Button busy={busy === 'apply'} disabled={preview.changed === 0} onClick={() => void apply()}>
              {formatMessage(bulkDialogLabels.apply, { count: preview.changed })}
            </Button>
          ) : (
            <Button busy={busy === 'preview'} disabled={action === null} onClick={() => void look()}>
              {bulkDialogLabels.preview}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {!fixed && (
          <BulkQuestion
            field={field}
            onAction={next => {
              setAction(next)
              setPreview(null)
            }}
          />
        )}
        {message && (
          <Note tone="critical" role="alert">
            {message}
          </Note>
        )}
        {preview && <BulkPreview change={preview} field={field} />}
      </Stack>
    </Dialog>
  )
}
