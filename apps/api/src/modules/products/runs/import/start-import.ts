import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { components } from '@stoa/api-client/schema'
import type { ShopScope, SpooledFile } from '../../../../contract/handlers.ts'
import { hasRolledBack } from '../../../../platform/db/errors.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { newId } from '../../../../platform/ids.ts'
import { problem } from '../../../../platform/problem.ts'
import { inShopTx } from '../../../shop-scope/index.ts'
import { type FileHead, readFileHeadAside, UnreadableFile } from '../../imports/index.ts'
import { asBusy, beginCheck } from '../begin-step.ts'
import { KEPT_FOR } from '../run-steps.ts'
import { insertRun, type RunRow } from '../runs.repository.ts'
import { findLastMapping } from '../shop-runs.repository.ts'
import { requireRoom } from './room-for-file.repository.ts'

type Schemas = components['schemas']

/**
 * Stores a file and begins its check, or waits for a mapping of its columns. Returns the run's id.
 *
 * @throws problem `run.no_room`, `run.file_unusable`, `run.busy`
 */
export async function startImport(
  { db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>,
  shop: ShopScope,
  {
    file,
    stock = 'new_only',
    decimalMark,
  }: {
    file: SpooledFile
    stock?: Schemas['RunStock'] | undefined
    decimalMark?: Schemas['RunDecimalMark'] | undefined
  },
): Promise<string> {
  const head = await headOf(file.path)
  const now = clock.now()
  await requireRoom(db, shop, head.lines, now)
  const mapping = await findLastMapping(db, shop, head.columns)
  const id = newId()
  const fileKey = `runs/${id}`
  await files.keep(fileKey, file.path)
  const row: RunRow = {
    id,
    shopId: shop.shopId,
    kind: 'import',
    status: 'received',
    fileKey,
    fileName: file.filename
      .replace(/\p{Cc}/gu, '')
      .slice(0, 200)
      .toWellFormed(),
    sha256: await hashOf(file.path),
    encoding: head.encoding,
    delimiter: head.delimiter,
    head: { columns: head.columns, samples: head.samples },
    mapping,
    options: { stock, ...(decimalMark && { decimalMark }) },
    selection: null,
    action: null,
    total: head.lines,
    position: 0,
    counts: {},
    problem: null,
    actorId: shop.userId,
    createdAt: now,
    progressAt: null,
    finishedAt: null,
    expiresAt: new Date(now.getTime() + KEPT_FOR),
  }
  try {
    await inShopTx(db, shop, async tx => {
      await insertRun(tx, row)
      await beginCheck(tx, row, now)
    })
  } catch (error) {
    // Otherwise the run may be there, and its check needs the file.
    if (hasRolledBack(error)) await files.remove(fileKey)
    throw asBusy(error)
  }
  return id
}

async function headOf(path: string): Promise<FileHead> {
  try {
    return await readFileHeadAside(path)
  } catch (error) {
    if (error instanceof UnreadableFile) throw problem('run.file_unusable', { detail: error.message })
    throw error
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
