import type { CheckedTaxRate, TaxRatesCheck } from '@stoa/api-client/operator-schema'
import { type Column, DataTable } from '@stoa/back-office/data-table'
import { Badge } from '@stoa/ui/badge'
import { Note } from '@stoa/ui/note'
import { Stack } from '@stoa/ui/stack'
import { Text } from '@stoa/ui/text'
import { Section } from '../../frame/section.tsx'
import { addRatesLabels as t } from './add-rates-page.labels.ts'

const TONES = { added: 'positive', changed: 'caution', unchanged: 'neutral', refused: 'critical' } as const

interface RateCheckProps {
  check: TaxRatesCheck
  /** Whether the rows are lines of a file. */
  isFile: boolean
}

/** Result of a check: each row's effect or fault. */
export function RateCheck({ check: { counts, rows }, isFile }: RateCheckProps) {
  const { added, changed, unchanged, refused } = counts
  const columns: readonly Column<CheckedTaxRate>[] = [
    {
      id: 'line',
      label: isFile ? t.line : t.row,
      cell: row => (isFile ? t.lineNumber(row.line) : t.rowNumber(row.line)),
      phone: 'title',
    },
    {
      id: 'state',
      label: t.state,
      cell: row => <Badge tone={TONES[row.state]}>{t.states[row.state]}</Badge>,
      phone: 'beside',
    },
    {
      id: 'problem',
      label: t.problem,
      cell: ({ problems }) =>
        problems.length === 0
          ? null
          : problems.map(({ column, reason }) => (
              <Text key={column + reason} step="sm">
                {t.told(nameOf(column), reason)}
              </Text>
            )),
    },
    { id: 'country', label: t.country, cell: row => row.cells?.country || null, phone: 'half' },
    { id: 'region', label: t.region, cell: row => row.cells?.region || null, phone: 'half' },
    { id: 'category', label: t.category, cell: row => row.cells?.category || null },
    {
      id: 'rate',
      label: t.rate,
      cell: ({ before, cells }) =>
        cells && (before === null ? cells.rate || null : t.was(before, cells.rate)),
      phone: 'half',
    },
    { id: 'from', label: t.from, cell: row => row.cells?.from || null, phone: 'half', width: '7.5rem' },
  ]
  const all = added + changed + unchanged + refused
  return (
    <Section title={t.result}>
      <Stack>
        <Text as="div">
          <output>{t.counts(added, changed, unchanged, refused)}</output>
        </Text>
        {refused > 0 && (
          <Note tone="critical" role="alert">
            {t.fix}
          </Note>
        )}
        {refused + added + changed === 0 && <Note>{t.nothing}</Note>}
        <DataTable
          caption={t.result}
          columns={columns}
          rows={rows}
          rowKey={({ line, state }) => `${line} ${state}`}
        />
        {rows.length < all && <Text emphasis="soft">{t.shown(rows.length)}</Text>}
      </Stack>
    </Section>
  )
}

/** Name of a column of the file. */
const nameOf = (column: string): string => (t.columns as Readonly<Record<string, string>>)[column] ?? column
