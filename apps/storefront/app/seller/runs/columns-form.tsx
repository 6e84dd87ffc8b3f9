import { unwrap } from '@stoa/api-client'
import type { RunColumn, RunField } from '@stoa/api-client/schema'
import { Button } from '@stoa/ui/button'
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '@stoa/ui/collapsible'
import { formatMessage } from '@stoa/ui/messages'
import { Note } from '@stoa/ui/note'
import { Select } from '@stoa/ui/select'
import { Stack } from '@stoa/ui/stack'
import { useState } from 'react'
import { useCall } from '../../shared/call/use-call.ts'
import { useShopRules } from '../api/use-shop-rules.ts'
import { columnLabels, columnsFormLabels } from './columns-form.labels.ts'
import type { RunStepProps } from './run-step.ts'

type Said = Readonly<Record<string, RunField | null>>

/** Assigns fields to the columns of a file. Open if a required field has no column, and collapsed otherwise. */
export function ColumnsForm({ run, onChange }: RunStepProps) {
  const isNeeded = run.status === 'received'
  const [open, setOpen] = useState(isNeeded)
  const [said, setSaid] = useState<Said>({})
  const { busy, problem, call } = useCall(useShopRules())
  const check = async () => {
    const columns = Object.entries(said).map(([name, field]) => ({ name, field }))
    const next = await call(({ api }) =>
      unwrap(
        api.PUT('/api/seller/runs/{id}/mapping', { params: { path: { id: run.id } }, body: { columns } }),
      ),
    )
    if (next.ok) onChange(next.answer)
  }
  const found = run.columns.filter(({ field }) => field !== null).length
  return (
    <Stack gap="md">
      {isNeeded && run.problem && (
        <Note tone="caution" role="status" title={columnsFormLabels.missing}>
          {run.problem}
        </Note>
      )}
      <Collapsible open={open} onOpenChange={setOpen}>
        <Stack gap="md">
          <Stack layout="row">
            <CollapsibleTrigger asChild>
              <Button emphasis="line">
                {formatMessage(columnsFormLabels.recognized, { count: found, total: run.columns.length })}
              </Button>
            </CollapsibleTrigger>
          </Stack>
          <CollapsibleContent>
            <Stack gap="md">
              {run.columns.map(column => (
                <ColumnSelect
                  key={column.name}
                  column={column}
                  value={said[column.name] === undefined ? column.field : said[column.name]!}
                  onChange={field => setSaid({ ...said, [column.name]: field })}
                />
              ))}
            </Stack>
          </CollapsibleContent>
        </Stack>
      </Collapsible>
      {problem?.notice && (
        <Note tone={problem.notice.tone} title={problem.notice.title} role="alert">
          {problem.notice.text}
        </Note>
      )}
      {open && (
        <Stack layout="row">
          <Button
            emphasis={isNeeded ? 'strong' : 'line'}
            busy={busy !== undefined}
            disabled={Object.keys(said).length === 0}
            onClick={() => void check()}
          >
            {columnsFormLabels.check}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}

const OPTIONS = [
  { value: '', label: columnsFormLabels.ignore },
  ...Object.entries(columnLabels).map(([value, label]) => ({ value, label })),
]

interface ColumnSelectProps {
  readonly column: RunColumn
  readonly value: RunField | null
  readonly onChange: (field: RunField | null) => void
}

const ColumnSelect = ({ column: { name, sample }, value, onChange }: ColumnSelectProps) => (
  <Select
    label={sample === '' ? name : formatMessage(columnsFormLabels.column, { name, sample })}
    options={OPTIONS}
    value={value ?? ''}
    onValueChange={next => onChange(next === '' ? null : (next as RunField))}
  />
)
