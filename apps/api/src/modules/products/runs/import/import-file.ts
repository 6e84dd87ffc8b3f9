import { hasRolledBack, isUniqueViolation } from '../../../../platform/db/errors.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { newId } from '../../../../platform/ids.ts'
import { analyzeProducts } from '../../../catalog/index.ts'
import { findShopBySlug } from '../../../shops/index.ts'
import { type DecimalMark, type Encoding, fetchPictures, readFileHead } from '../../imports/index.ts'
import { createStepContext } from '../run-jobs.ts'
import { KEPT_FOR } from '../run-steps.ts'
import { findRun, insertRun, type RunRow, updateRun } from '../runs.repository.ts'
import { applyRun } from '../steps/apply-run.ts'
import { checkRun } from '../steps/check-run.ts'
import { type ImportReport, readImportReport } from './import-report.repository.ts'

export interface ImportOptions {
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'money' | 'files' | 'media'>
  /** A file of this machine. */
  path: string
  fileName: string
  /** Slug of the shop that the products go to. */
  shop: string
  /** Fetches a picture by its media id; null leaves pictures for their first use. */
  fetchPicture: ((mediaId: string) => Promise<void>) | null
  /** Mark before the decimals of numbers; rows with ambiguous ones are rejected without it. */
  decimalMark?: DecimalMark | undefined
  /** Encoding of the file; detected by default. */
  encoding?: Encoding | undefined
  progress?: (line: string) => void
}

export class UnknownShop extends Error {}
export class ShopBusy extends Error {}

/**
 * Imports a product file in Shopify's format from the command line. The run is checked and applied at once, appears
 * in the shop's list of runs, and can be undone there.
 *
 * @throws UnknownShop, ShopBusy, UnreadableFile
 */
export async function importFile(options: ImportOptions): Promise<ImportReport> {
  const { deps, progress = () => undefined } = options
  const { db } = deps
  const shop = await findShopBySlug(db, options.shop)
  if (!shop) throw new UnknownShop(`There is no shop “${options.shop}”.`)
  const run = await keepRun(options, shop.id)
  const waiting: { id: string; url: string; line: number }[] = []
  const context = {
    // No other job waits for it.
    ...createStepContext(deps, Number.POSITIVE_INFINITY),
    takePictures: async (_: unknown, __: unknown, pictures: readonly { id: string; url: string }[]) => {
      waiting.push(...pictures.map(picture => ({ ...picture, line: 0 })))
    },
  }
  await checkRun(context, run.id)
  const checked = (await findRun(db, run.id))!
  if (checked.status === 'failed') throw new ShopFileError(checked.problem ?? 'The file couldn’t be read.')
  progress(`${checked.total} rows are checked, into ${shop.name}`)
  await updateRun(db, run.id, { status: 'applying', position: 0 })
  await applyRun(context, run.id)
  await analyzeProducts(db)
  const report = await readImportReport(db, run.id)
  if (!options.fetchPicture) report.pictures.left = waiting.length
  else Object.assign(report.pictures, await fetchPictures(waiting, options.fetchPicture, progress))
  return report
}

/** The file is no product file; the message says why. */
export class ShopFileError extends Error {}

async function keepRun({ deps, path, fileName, ...stated }: ImportOptions, shopId: string): Promise<RunRow> {
  const { db, clock, files } = deps
  const head = await readFileHead(path, stated.encoding).catch(error => {
    throw new ShopFileError(error instanceof Error ? error.message : String(error))
  })
  const id = newId()
  const fileKey = `runs/${id}`
  await files.keep(fileKey, path)
  const now = clock.now()
  const run: RunRow = {
    id,
    shopId,
    kind: 'import',
    status: 'checking',
    fileKey,
    fileName,
    sha256: null,
    encoding: head.encoding,
    delimiter: head.delimiter,
    head: { columns: head.columns, samples: head.samples },
    mapping: null,
    options: { stock: 'replace', ...(stated.decimalMark && { decimalMark: stated.decimalMark }) },
    selection: null,
    action: null,
    total: head.lines,
    position: 0,
    counts: {},
    problem: null,
    actorId: null,
    createdAt: now,
    progressAt: now,
    finishedAt: null,
    expiresAt: new Date(now.getTime() + KEPT_FOR),
  }
  try {
    await insertRun(db, run)
  } catch (error) {
    // Otherwise the run may be there, and its check needs the file.
    if (hasRolledBack(error)) await files.remove(fileKey)
    if (isUniqueViolation(error, 'catalog_runs_busy_key'))
      throw new ShopBusy('Another run is changing the products of this shop. Try again when it is done.')
    throw error
  }
  return run
}
