import type { components } from '@stoa/api-client/schema'
import type { Money } from '../../../platform/money.ts'
import type { Changes } from '../history/change-words.ts'
import { type ColumnKey, type Mapping, mapColumns } from '../imports/index.ts'
import type { StoredAction } from '../plan/plan-bulk.ts'
import { STALLED_AFTER } from './run-steps.ts'
import type { RunCounts, RunItemRow, RunRow } from './runs.repository.ts'

type Schemas = components['schemas']

/** Run with data from other tables. */
export interface ReadRun extends RunRow {
  actorName: string | null
  /** Whether the same file was imported before. */
  isRepeat: boolean
  /** Whether the shop lacks something before its products can go on sale. */
  cannotSell: boolean
}

const DELIMITERS: Record<string, 'comma' | 'semicolon' | 'tab'> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
}

export function runJson(run: ReadRun, now: Date, money: Money): Schemas['Run'] {
  const counts = countsOf(run)
  const moved = run.progressAt ?? run.createdAt
  return {
    id: run.id,
    kind: run.kind,
    status: run.status,
    fileName: run.fileName,
    encoding: run.encoding as Schemas['Run']['encoding'],
    decimalMark: (run.options.decimalMark as Schemas['RunDecimalMark'] | undefined) ?? null,
    delimiter: run.delimiter === null ? null : (DELIMITERS[run.delimiter] ?? null),
    columns: columnsOf(run),
    stock: (run.options.stock as Schemas['RunStock'] | undefined) ?? 'new_only',
    ...progressOf(run, counts),
    counts,
    problem: run.problem,
    isStalled: isBusy(run.status) && now.getTime() - moved.getTime() > STALLED_AFTER,
    isRepeat: run.isRepeat,
    actor: run.actorName,
    createdAt: run.createdAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
    undoUntil: run.expiresAt.toISOString(),
    actions: actionsOf(run, now),
    action: actionJson(run),
    ...sumsJson(run, money),
  }
}

function actionJson({ action }: RunRow): Schemas['Run']['action'] {
  if (!action) return null
  const { startsAt: _, endsAt: __, ...asked } = action as unknown as StoredAction
  return asked
}

/** Sums of a run: money as decimals, items as integers. Empty until the check has finished. */
function sumsJson(run: RunRow, money: Money): Pick<Schemas['Run'], 'sumBefore' | 'sumAfter'> {
  const { sumBefore = null, sumAfter = null } = run.counts as RunCounts
  const write = (sum: number | null) => {
    if (sum === null || run.status === 'checking') return null
    return run.action?.field === 'stock' ? sum : money.toDecimal(sum)
  }
  return { sumBefore: write(sumBefore), sumAfter: write(sumAfter) }
}

export const isBusy = (status: RunRow['status']): boolean =>
  status === 'checking' || status === 'applying' || status === 'undoing'

/** Actions that are possible for a run now. */
export function actionsOf(
  run: Pick<RunRow, 'status' | 'counts' | 'expiresAt' | 'kind'>,
  now: Date,
): Schemas['RunAction'][] {
  const { status } = run
  const { applied, undone, new: fresh, change } = countsJson(run.counts)
  const actions: Schemas['RunAction'][] = []
  if (run.kind === 'import' && (status === 'received' || status === 'checked')) actions.push('map')
  if (status === 'checked' && fresh + change > 0) actions.push('apply')
  if (status === 'received' || status === 'checking' || status === 'checked' || status === 'applying')
    actions.push('cancel')
  const hasEnded = status === 'done' || status === 'canceled' || status === 'failed'
  if (hasEnded && applied > undone && now < run.expiresAt) actions.push('undo')
  return actions
}

/**
 * Counts of a run. Until it is applied, `keptDrafts` follows from what the shop lacks now, so that a preview is right
 * after a registration.
 */
export function countsOf({ counts, status, cannotSell }: ReadRun): Schemas['RunCounts'] {
  const isPlanned = status === 'checking' || status === 'checked'
  const { onSale = 0 }: RunCounts = counts
  return { ...countsJson(counts), ...(isPlanned && { keptDrafts: cannotSell ? onSale : 0 }) }
}

export function countsJson(counts: RunCounts): Schemas['RunCounts'] {
  const { new: fresh = 0, change = 0, same = 0, refused = 0, conflict = 0, applied = 0, undone = 0 } = counts
  const { ambiguous = 0, omitted = 0, keptDrafts = 0 } = counts
  const { pictures = 0, picturesFetched = 0, picturesMissing = 0 } = counts
  return {
    new: fresh,
    change,
    same,
    refused,
    omitted,
    ambiguous,
    conflict,
    applied,
    undone,
    keptDrafts,
    pictures,
    picturesFetched,
    picturesMissing,
  }
}

function progressOf(run: RunRow, counts: Schemas['RunCounts']): Pick<Schemas['Run'], 'total' | 'position'> {
  if (run.status === 'undoing' || run.status === 'undone')
    return { total: counts.applied, position: Math.min(run.position, counts.applied) }
  if (
    run.status === 'applying' ||
    run.status === 'done' ||
    ((run.status === 'canceled' || run.status === 'failed') && counts.applied > 0)
  ) {
    const total = counts.new + counts.change
    return { total, position: Math.min(total, counts.applied + counts.conflict) }
  }
  // Until the whole file has been read, lines are counted, and a row may have several.
  return { total: run.total, position: run.status === 'checked' ? (run.total ?? 0) : run.position }
}

function columnsOf({ head, mapping }: RunRow): Schemas['RunColumn'][] {
  if (!head) return []
  const fields = mapColumns(head.columns, (mapping ?? {}) as Mapping)
  return head.columns.map((name, at) => ({
    name,
    field: fields[at] satisfies ColumnKey | null | undefined as ColumnKey | null,
    sample: head.samples[at] ?? '',
  }))
}

export function itemJson(item: RunItemRow): Schemas['RunItem'] {
  return {
    n: item.n,
    productId: item.productId,
    handle: item.handle,
    title: item.title,
    line: item.line,
    outcome: item.outcome,
    changes: changesJson(item.changes as Changes | null),
    problems: item.problems ?? [],
    isApplied: item.appliedAt !== null,
    isUndone: item.undoneAt !== null,
  }
}

/** Order of the fields on the product's page. JSON in the database keeps no order. */
const FIELDS: readonly Schemas['RunChange']['field'][] = [
  'name',
  'status',
  'category',
  'taxCategory',
  'description',
  'details',
  'tags',
  'pictures',
  'options',
  'seoTitle',
  'seoDescription',
  'withdrawalException',
  'extra',
  'variant',
  'price',
  'salePrice',
  'saleStarts',
  'saleEnds',
  'stock',
  'sku',
  'barcode',
  'grams',
  'picture',
  'position',
]

const changesJson = (changes: Changes | null): Schemas['RunChange'][] =>
  Object.entries(changes ?? {})
    .map(([path, [from, to]]) => {
      const at = path.indexOf('|')
      const field = (at < 0 ? path : path.slice(0, at)) as Schemas['RunChange']['field']
      return { field, variant: at < 0 ? null : path.slice(at + 1), from, to }
    })
    .sort(
      (a, b) =>
        Number(a.variant !== null) - Number(b.variant !== null) ||
        (a.variant ?? '').localeCompare(b.variant ?? '', 'en') ||
        FIELDS.indexOf(a.field) - FIELDS.indexOf(b.field),
    )
