import { unwrap } from '@stoa/api-client'
import type { RunStock } from '@stoa/api-client/schema'
import { Button } from '@stoa/ui/button'
import { formatMessage } from '@stoa/ui/messages'
import { Note } from '@stoa/ui/note'
import { RadioGroup } from '@stoa/ui/radio-group'
import { Stack } from '@stoa/ui/stack'
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

/** Asks how to import stock and new products, and starts the import. */
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
    <Stack gap="md">
      <RadioGroup
        label={applyChoicesLabels.stock}
        options={STOCK.map(option => ({ ...option, disabled: busy !== undefined }))}
        value={run.stock}
        onValueChange={value => void setStock(value as RunStock)}
      />
      {run.counts.new > 0 && (
        <RadioGroup
          label={applyChoicesLabels.newProducts}
          options={[
            { value: 'as_in_file', label: applyChoicesLabels.newProductChoices.as_in_file },
            { value: 'draft', label: applyChoicesLabels.newProductChoices.draft },
          ]}
          value={newProducts}
          onValueChange={value => setNewProducts(value as NewProducts)}
        />
      )}
      {problem?.notice && (
        <Note tone={problem.notice.tone} title={problem.notice.title} role="alert">
          {problem.notice.text}
        </Note>
      )}
      {count > 0 && (
        <>
          <Stack row>
            <Button busy={busy === 'apply'} onClick={() => void apply()}>
              {formatMessage(applyChoicesLabels.apply, { count })}
            </Button>
          </Stack>
          <p>{applyChoicesLabels.text}</p>
        </>
      )}
    </Stack>
  )
}
