import type { OperatorTaxCategory, TaxRateCells } from '@stoa/api-client/operator-schema'
import { DayField } from '@stoa/back-office/day-field'
import { FieldPair, FormSection } from '@stoa/back-office/form-page'
import { Button } from '@stoa/ui/button'
import { Select } from '@stoa/ui/select'
import { Stack } from '@stoa/ui/stack'
import { TextField } from '@stoa/ui/text-field'
import { addRatesLabels as t } from './add-rates-page.labels.ts'
import { countryOptions } from './countries.ts'

const MAX_ROWS = 200
const MAX_NOTE = 200

export type RateRow = Required<TaxRateCells> & { id: string }

export const newRow = (category: string, like?: RateRow): RateRow => ({
  id: crypto.randomUUID(),
  country: like?.country ?? '',
  region: '',
  category: like?.category ?? category,
  rate: '',
  from: like?.from ?? '',
  note: '',
})

interface RateRowsProps {
  rows: readonly RateRow[]
  categories: readonly OperatorTaxCategory[]
  onChange: (rows: readonly RateRow[]) => void
}

/** Rates to add, each with its fields. A new row begins with the place and day of the one above. */
export function RateRows({ rows, categories, onChange }: RateRowsProps) {
  const kinds = categories.map(({ code, name }) => ({ value: code, label: name }))
  const countries = [{ value: '', label: t.chooseCountry }, ...countryOptions]
  return (
    <Stack>
      {rows.map((row, at) => {
        const set = (change: Partial<RateRow>) => onChange(rows.with(at, { ...row, ...change }))
        return (
          <FormSection
            key={row.id}
            title={t.rowNumber(at + 1)}
            actions={
              rows.length > 1 && (
                <Button size="sm" emphasis="plain" onClick={() => onChange(rows.toSpliced(at, 1))}>
                  {t.removeRow(at + 1)}
                </Button>
              )
            }
          >
            <FieldPair>
              <Select
                label={t.country}
                options={countries}
                value={row.country}
                onValueChange={country => set({ country })}
              />
              <TextField
                label={t.region}
                hint={t.regionHint}
                value={row.region}
                onValueChange={region => set({ region })}
                maxLength={3}
              />
            </FieldPair>
            <FieldPair>
              <Select
                label={t.category}
                options={kinds}
                value={row.category}
                onValueChange={category => set({ category })}
              />
              <TextField
                label={t.rate}
                hint={t.rateHint}
                value={row.rate}
                onValueChange={rate => set({ rate })}
                maxLength={20}
              />
            </FieldPair>
            <FieldPair>
              <DayField label={t.from} value={row.from} onValueChange={from => set({ from })} />
              <TextField
                label={t.note}
                value={row.note}
                onValueChange={note => set({ note })}
                maxLength={MAX_NOTE}
              />
            </FieldPair>
          </FormSection>
        )
      })}
      <Stack layout="row">
        <Button
          size="sm"
          emphasis="line"
          disabled={rows.length >= MAX_ROWS}
          onClick={() => onChange([...rows, newRow(kinds[0]?.value ?? '', rows.at(-1))])}
        >
          {t.addRow}
        </Button>
      </Stack>
    </Stack>
  )
}
