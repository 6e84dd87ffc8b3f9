import { messageFor, unwrap } from '@stoa/api-client'
import type { OperatorTax, TaxRatesCheck, TaxRatesInput } from '@stoa/api-client/operator-schema'
import { Button } from '@stoa/ui/button'
import { Note } from '@stoa/ui/note'
import { SegmentedControl } from '@stoa/ui/segmented-control'
import { Stack } from '@stoa/ui/stack'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { client } from '../../api/client.ts'
import { useKeptState } from '../../api/use-kept-state.ts'
import { DecisionDialog, type GivenDecision } from '../../decisions/decision-dialog.tsx'
import { Page } from '../../frame/page.tsx'
import { addRatesLabels as t } from './add-rates-page.labels.ts'
import { RateCheck } from './rate-check.tsx'
import { RateFile } from './rate-file.tsx'
import { newRow, RateRows } from './rate-rows.tsx'
import { useTax } from './use-tax.ts'

/** Adds tax rates, as rows or as a CSV file, after a check that changes nothing. */
export function AddRatesPage() {
  const read = useTax()
  return (
    <Page
      title={t.title}
      lede={t.lede}
      back={{ label: t.back, href: '/tax' }}
      data={read.data}
      error={read.error}
      onAgain={() => void read.mutate()}
    >
      {tax => <AddRates tax={tax} onAdded={() => void read.mutate()} />}
    </Page>
  )
}

type Way = keyof typeof t.ways

interface Checked {
  /** Rows that were checked. */
  input: TaxRatesInput
  check: TaxRatesCheck
}

function AddRates({ tax: { categories }, onAdded }: { tax: OperatorTax; onAdded: () => void }) {
  const [way, setWay] = useKeptState<Way>('way', () => 'rows')
  const [rows, setRows] = useKeptState('rows', () => [newRow(categories[0]?.code ?? '')])
  const [csv, setCsv] = useKeptState('csv', () => '')
  const [checked, setChecked] = useState<Checked | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const navigate = useNavigate()
  const input: TaxRatesInput = way === 'csv' ? { csv } : { rows: rows.map(({ id: _, ...cells }) => cells) }
  /** Drops the result of a check, because something else was typed since. */
  function typed(change: () => void) {
    change()
    setChecked(null)
  }

  async function check() {
    setBusy(true)
    setError(null)
    try {
      setChecked({
        input,
        check: await unwrap(client.POST('/api/operator/tax/rates/check', { body: input })),
      })
    } catch (cause) {
      setError(messageFor(cause, t.checkFailed))
    } finally {
      setBusy(false)
    }
  }

  async function apply({ reason, dryRun, key }: GivenDecision) {
    if (!checked) return []
    const params = { query: { dryRun }, header: { 'Idempotency-Key': key } }
    const body = { ...checked.input, reason, expect: checked.check.expect }
    const { effects } = await unwrap(client.POST('/api/operator/tax/rates', { params, body }))
    if (!dryRun) {
      onAdded()
      void navigate('/tax')
    }
    return effects
  }

  const counts = checked?.check.counts
  const isReady = counts !== undefined && counts.refused === 0 && counts.added + counts.changed > 0
  return (
    <Stack gap="lg">
      <SegmentedControl
        label={t.how}
        options={Object.entries(t.ways).map(([value, label]) => ({ value, label }))}
        value={way}
        onValueChange={value => typed(() => setWay(value as Way))}
      />
      {way === 'rows' ? (
        <RateRows rows={rows} categories={categories} onChange={next => typed(() => setRows([...next]))} />
      ) : (
        <RateFile text={csv} onChange={next => typed(() => setCsv(next))} />
      )}
      <Stack layout="row">
        <Button busy={isBusy} emphasis={isReady ? 'line' : 'strong'} onClick={() => void check()}>
          {t.check}
        </Button>
        {isReady && <Button onClick={() => setAsking(true)}>{t.apply}</Button>}
      </Stack>
      {error !== null && (
        <Note tone="critical" role="alert">
          {error}
        </Note>
      )}
      {checked && <RateCheck check={checked.check} isFile={checked.input.csv !== undefined} />}
      {isAsking && (
        <DecisionDialog
          title={t.applyTitle}
          confirm={t.confirm}
          decide={apply}
          onChanged={() => void check()}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  )
}
