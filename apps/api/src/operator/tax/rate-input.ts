import type { components } from '@stoa/api-client/operator-schema'
import {
  type FileRate,
  keyOf,
  type RateChanges,
  type RateProblem,
  type RateRow,
  rateInFile,
  ratesOf,
  readRateRows,
} from '../../modules/tax/index.ts'
import { problem } from '../../platform/problem.ts'

type Schemas = components['schemas']
type Checked = Schemas['CheckedTaxRate']

/** Maximum number of rows that a check returns. */
const MAX_CHECKED = 1_000
/** Maximum number of problems that a refusal names. */
const MAX_NAMED = 100
const ORDER: readonly Checked['state'][] = ['refused', 'added', 'changed', 'unchanged']

export interface RateInput {
  rows: RateRow[]
  rates: FileRate[]
  problems: RateProblem[]
}

/** Reads rates that were sent as rows or as a file. @throws problem `request.invalid` for both or neither */
export function readInput({ rows, csv }: Schemas['TaxRatesInput']): RateInput {
  if ((rows === undefined) === (csv === undefined))
    throw problem('request.invalid', { detail: 'Send either rows or a CSV file.' })
  const read = csv === undefined ? { rows: (rows ?? []).map(rowOf), problems: [] } : readRateRows(csv)
  if (read.problems.length > 0) return { ...read, rates: [] }
  return { rows: read.rows, ...ratesOf(read.rows) }
}

const rowOf = (
  { country, region = '', category, rate, from, note = '' }: Schemas['TaxRateCells'],
  at: number,
) => ({
  line: at + 1,
  cells: {
    country: country.trim(),
    region: region.trim(),
    category: category.trim(),
    rate: rate.trim(),
    from: from.trim(),
    note: note.trim(),
  },
})

/** Describes what each row would do. */
export function checkedRates(
  { rows, rates, problems }: RateInput,
  changes: RateChanges,
): Pick<Schemas['TaxRatesCheck'], 'counts' | 'rows'> {
  const refused = Map.groupBy([...problems, ...changes.problems], ({ line }) => line)
  const changed = new Map(changes.changed.map(each => [keyOf(each), each]))
  const rateAt = new Map(rates.map(rate => [rate.line, rate]))
  const stateOf = (line: number): Pick<Checked, 'state' | 'before'> => {
    if (refused.has(line)) return { state: 'refused', before: null }
    const change = changed.get(keyOf(rateAt.get(line)!))
    if (!change) return { state: 'unchanged', before: null }
    const { before } = change
    return before
      ? { state: 'changed', before: rateInFile(before.rateBasisPoints) }
      : { state: 'added', before }
  }
  const told = (line: number) => (refused.get(line) ?? []).map(({ column, reason }) => ({ column, reason }))
  const known = new Set(rows.map(({ line }) => line))
  const checked: Checked[] = [
    ...[...refused.keys()]
      .filter(line => !known.has(line))
      .map(line => ({ line, state: 'refused' as const, cells: null, before: null, problems: told(line) })),
    ...rows.map(({ line, cells }) => ({ line, cells, ...stateOf(line), problems: told(line) })),
  ]
  const count = (state: Checked['state']) => checked.filter(each => each.state === state).length
  return {
    counts: {
      added: count('added'),
      changed: count('changed'),
      unchanged: count('unchanged'),
      refused: count('refused'),
    },
    rows: ORDER.flatMap(state => checked.filter(each => each.state === state)).slice(0, MAX_CHECKED),
  }
}

/** @throws problem `request.invalid` with the line and column of each problem */
export function requireNone(problems: readonly RateProblem[]): void {
  if (problems.length === 0) return
  const lines = new Set(problems.map(({ line }) => line)).size
  throw problem('request.invalid', {
    detail: `Nothing was changed: ${lines === 1 ? 'a row has a problem' : `${lines} rows have problems`}.`,
    fields: problems.slice(0, MAX_NAMED).map(({ line, column, reason }) => ({
      pointer: `/rows/${line}/${column}`,
      code: 'invalid',
      message: `Line ${line}, ${column}: ${reason}`,
    })),
  })
}
