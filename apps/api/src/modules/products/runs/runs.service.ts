import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Tx } from '../../../platform/db/client.ts'
import type { Deps } from '../../../platform/deps.ts'
import { withIdempotencyKey } from '../../../platform/idempotency/idempotency.ts'
import { cutPage, readCursor } from '../../../platform/pagination/page.ts'
import { problem } from '../../../platform/problem.ts'
import { inShopTx } from '../../shop-scope/index.ts'
import { readFileHeadAside, UnreadableFile } from '../imports/index.ts'
import { asBusy, beginCheck, beginStep } from './begin-step.ts'
import { actionsOf, countsOf, itemJson, type ReadRun, runJson } from './run-json.ts'
import { lockRun, type RunItemRow, type RunRow, removeItems, updateRun } from './runs.repository.ts'
import { findShopRun, findShopRunItems, findShopRuns, logRun } from './shop-runs.repository.ts'

type Schemas = components['schemas']
type Action = Schemas['RunAction']

/** Locks a run of this shop for something that may be done with it now. */
async function lockFor(tx: Tx, shop: ShopScope, id: string, action: Action, now: Date): Promise<RunRow> {
  const run = await lockRun(tx, shop.shopId, id)
  if (!run) throw problem('run.not_found')
  if (!actionsOf(run, now).includes(action))
    throw problem('run.not_allowed', {
      detail: `It is ${run.status}. Reload it to see the possible actions.`,
    })
  return run
}

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'money'>

export async function readRun({ db }: Pick<Deps, 'db'>, shop: ShopScope, id: string): Promise<ReadRun> {
  const run = await findShopRun(db, shop, id)
  if (!run) throw problem('run.not_found')
  return run
}

export const getRun = async (deps: ReadDeps, shop: ShopScope, id: string): Promise<Schemas['Run']> =>
  runJson(await readRun(deps, shop, id), deps.clock.now(), deps.money)

export async function listRuns(
  { db, clock, money }: ReadDeps,
  shop: ShopScope,
  { kind, cursor: text, limit = 25 }: { kind?: RunRow['kind']; cursor?: string; limit?: number },
): Promise<Schemas['RunList']> {
  const list = `runs ${shop.shopId} ${kind ?? ''}`
  const cursor = readCursor(text, list, ['integer', 'uuid'])
  const rows = await findShopRuns(db, shop, { kind, cursor, limit })
  const { items, page } = cutPage(rows, {
    cursor,
    limit,
    list,
    keysOf: run => [run.createdAt.getTime(), run.id],
  })
  return { items: items.map(run => runJson(run, clock.now(), money)), page }
}

export async function listRunItems(
  deps: ReadDeps,
  shop: ShopScope,
  id: string,
  { outcome, cursor: text, limit = 25 }: { outcome?: RunItemRow['outcome']; cursor?: string; limit?: number },
): Promise<Schemas['RunItemList']> {
  const run = await readRun(deps, shop, id)
  const list = `run items ${id} ${outcome ?? ''}`
  const cursor = readCursor(text, list, ['integer'])
  const rows = await findShopRunItems(deps.db, shop, id, { outcome, cursor, limit })
  const { items, page } = cutPage(rows, { cursor, limit, list, keysOf: item => [item.n] })
  return { items: items.map(itemJson), counts: countsOf(run), page }
}

/** Checks the file again with the new mapping, so that the result shown is the one that applying will have. */
export async function setRunMapping(
  { db, clock, money, files }: ReadDeps & Pick<Deps, 'files'>,
  shop: ShopScope,
  id: string,
  { columns, stock, encoding, decimalMark }: Schemas['RunMapping'],
): Promise<Schemas['Run']> {
  const now = clock.now()
  // Read before the transaction, which would wait for the disk.
  const head = encoding && (await headAs(files, await readRun({ db }, shop, id), encoding))
  await inShopTx(db, shop, async tx => {
    const run = await lockFor(tx, shop, id, 'map', now)
    const said = Object.fromEntries((columns ?? []).map(({ name, field }) => [name, field]))
    const chosen = columns ? { ...run.mapping, ...said } : run.mapping
    const mapping = head ? moveMapping(chosen, run.head, head.head) : chosen
    const fields = Object.values(mapping ?? {}).filter(field => field !== null)
    if (new Set(fields).size < fields.length)
      throw problem('request.invalid', {
        detail: 'Two columns can’t have the same meaning.',
        fields: [{ pointer: '/columns', code: 'unique', message: 'Two columns have the same meaning.' }],
      })
    const options = { ...run.options, ...(stock && { stock }), ...(decimalMark && { decimalMark }) }
    const next = { mapping, options, ...head }
    await removeItems(tx, id)
    await updateRun(tx, id, next)
    await beginCheck(tx, { ...run, ...next }, now)
  }).catch(error => {
    throw asBusy(error)
  })
  return getRun({ db, clock, money }, shop, id)
}

/**
 * Carries choices for columns over to the names that the columns have in another encoding. A choice for a column that no
 * longer exists is dropped.
 */
function moveMapping(
  mapping: RunRow['mapping'],
  from: RunRow['head'],
  to: RunRow['head'],
): RunRow['mapping'] {
  if (!mapping || !from || !to) return mapping
  const nameAt = (at: number) => (from.columns.length === to.columns.length ? to.columns[at] : undefined)
  const moved = Object.entries(mapping).flatMap(([name, field]) => {
    const next = nameAt(from.columns.indexOf(name)) ?? to.columns.find(column => column === name)
    return next === undefined ? [] : [[next, field] as const]
  })
  return moved.length === 0 ? null : Object.fromEntries(moved)
}

/** Reads the head of a run's file in the encoding that its sender has chosen. */
async function headAs(
  files: Deps['files'],
  { fileKey }: RunRow,
  encoding: Schemas['RunEncoding'],
): Promise<Pick<RunRow, 'encoding' | 'delimiter' | 'head'>> {
  const file = fileKey === null ? null : await files.open(fileKey)
  if (!file) throw problem('run.file_unusable', { detail: 'The file no longer exists. Upload it again.' })
  try {
    const { delimiter, columns, samples } = await readFileHeadAside(file.path, encoding)
    return { encoding, delimiter, head: { columns, samples } }
  } catch (error) {
    if (error instanceof UnreadableFile) throw problem('run.file_unusable', { detail: error.message })
    throw error
  } finally {
    await file.release()
  }
}

export const applyRun = (
  deps: ReadDeps,
  shop: ShopScope,
  id: string,
  body: Schemas['ApplyRunRequest'],
  key: string,
): Promise<Schemas['Run']> =>
  once(deps, shop, { id, key, action: 'apply', body }, async (tx, run, now) => {
    const options = { ...run.options, newProducts: body.newProducts ?? 'as_in_file' }
    await beginStep(tx, { id, options }, 'applying', now, { position: 0 })
    await logRun(tx, shop, id, 'run.applied', now)
  })

export const undoRun = (deps: ReadDeps, shop: ShopScope, id: string, key: string): Promise<Schemas['Run']> =>
  once(deps, shop, { id, key, action: 'undo', body: null }, async (tx, run, now) => {
    await beginStep(tx, run, 'undoing', now, { position: 0, counts: { ...run.counts, keptDrafts: 0 } })
    await logRun(tx, shop, id, 'run.undone', now)
  })

async function once(
  { db, clock, money }: ReadDeps,
  shop: ShopScope,
  { id, key, action, body }: { id: string; key: string; action: 'apply' | 'undo'; body: unknown },
  work: (tx: Tx, run: RunRow, now: Date) => Promise<void>,
): Promise<Schemas['Run']> {
  const now = clock.now()
  await inShopTx(db, shop, tx =>
    withIdempotencyKey(
      tx,
      { scope: `${action}Run ${shop.userId}`, key, request: [id, body], now },
      async () => {
        await work(tx, await lockFor(tx, shop, id, action, now), now)
        return id
      },
    ),
  ).catch(error => {
    throw asBusy(error)
  })
  return getRun({ db, clock, money }, shop, id)
}

/** Stops a run. Products that were already written stay, and can be undone. */
export async function cancelRun(
  { db, clock, money }: ReadDeps,
  shop: ShopScope,
  id: string,
): Promise<Schemas['Run']> {
  const now = clock.now()
  await inShopTx(db, shop, async tx => {
    await lockFor(tx, shop, id, 'cancel', now)
    await updateRun(tx, id, { status: 'canceled', finishedAt: now })
  })
  return getRun({ db, clock, money }, shop, id)
}
