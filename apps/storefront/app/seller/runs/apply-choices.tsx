import { unwrap } from '@stoa/api-client'
import type { RunStock } from '@stoa/api-client/schema'
import { ActionBar } from '@stoa/back-office'
import { Button } from '@stoa/ui/button'
import { formatMessage } from '@stoa/ui/messages'
import { Note } from '@stoa/ui/note'
import { Select } from '@stoa/ui/select'
import { useState } from 'react'
import { useCall } from '../../shared/call/use-call.ts'
import { useShopRules } from '../api/use-shop-rules.ts'
import { applyChoicesLabels } from './apply-choices.labels.ts'
import type { RunStepProps } from './run-step.ts'

const STOCK = [
  { value: 'new_only', label: applyChoicesLabels.stockChoices.new_only },
  { value: 'replace', label: applyChoicesLabels.stockChoices.replace },
  { value: 'add', label: applyChoicesLabels.stockChoices.add },
] as const satisfies readonly { value: RunStock; label: string }[]

type NewProducts = 'as_in_file' | 'draft'

const NEW_PRODUCTS = [
  { value: 'as_in_file', label: applyChoicesLabels.newProductChoices.as_in_file },
  { value: 'draft', label: applyChoicesLabels.newProductChoices.draft },
] as const satisfies readonly { value: NewProducts; label: string }[]

/** Asks how to import stock and new products, and starts the import. Stays in view above the preview. */
export function ApplyChoices({ run, onChange }: RunStepProps) {
  const { busy, problem, call } = useCall(useShopRules())
  const [newProducts, setNewProducts] = useState<NewProducts>('as_in_file')
  const path = { id: run.id }
  const setStock = async (stock: RunStock) => {
    const next = await call(
      ({ api }) => unwrap(api.PUT('/api/seller/runs/{id}/mapping', { params: { path }, body: { stock } })),
      { what: 'stock' },
    )
    if (next.ok) onChange(next.answer)
  }
  const apply = async () => {
    const body = { newProducts }
    const next = await call(
      ({ api, keyOf }) =>
        unwrap(
          api.POST('/api/seller/runs/{id}/apply', {
            params: { path, header: { 'Idempotency-Key': keyOf([run.id, body]) } },
            body,
          }),
        ),
      { what: 'apply', refresh: ['/api/seller/runs'] },
    )
    if (next.ok) onChange(next.answer)
  }
  const count = run.counts.new + run.counts.change
  return (
    <>
      {count > 0 && <p>{applyChoicesLabels.text}</p>}
      <ActionBar
        label={applyChoicesLabels.region}
        action={
          count > 0 && (
            <Button busy={busy === 'apply'} onClick={() => void apply()}>
              {formatMessage(applyChoicesLabels.apply, { count })}
            </Button>
          )
        }
        problem={
          problem?.notice && (
            <Note tone={problem.notice.tone} title={problem.notice.title} role="alert">
              {problem.notice.text}
            </Note>
          )
        }
      >
        <Select
          label={applyChoicesLabels.stock}
          options={STOCK}
          value={run.stock}
          disabled={busy !== undefined}
          onValueChange={value => void setStock(value as RunStock)}
        />
        {run.counts.new > 0 && (
          <Select
            label={applyChoicesLabels.newProducts}
            options={NEW_PRODUCTS}
            value={newProducts}
            onValueChange={value => setNewProducts(value as NewProducts)}
          />
        )}
      </ActionBar>
    </>
  )
}
