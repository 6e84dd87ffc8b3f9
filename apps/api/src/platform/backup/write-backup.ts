import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createZstdCompress } from 'node:zlib'
import type pg from 'pg'
import { verifyArchive } from './archive-reader.ts'
import { type ArchiveWriter, createArchiveWriter, syncToDisk } from './archive-writer.ts'
import { withConnection } from './connect.ts'
import { readTable } from './copy-rows.ts'
import { findMigrations, findSequences, findTables, type Table } from './database-facts.ts'
import {
  ABOUT,
  BackupError,
  FORMAT,
  MANIFEST,
  type Manifest,
  type TableFacts,
  TOKEN_KEY,
  tablePart,
} from './format.ts'
import { nameOf } from './migrations.ts'
import { formatBytes, type Progress } from './progress.ts'
import { type BackupStore, writeStore } from './stores.ts'

export interface BackupOptions {
  url: string
  file: string
  stores: readonly BackupStore[]
  /** File of the key that signs tokens; null if there is none. */
  tokenKeyFile: string | null
  progress: Progress
}

/**
 * Writes one consistent file of a running marketplace: its rows at one moment, and the files of these rows. Writes to
 * a temporary name, reads the file back and renames it, so that a file of that name is always complete.
 *
 * @throws BackupError if there is no marketplace, or a file of that name exists
 */
export async function writeBackup(options: BackupOptions): Promise<Manifest> {
  const { url, file, progress } = options
  if (await stat(file).catch(() => null))
    throw new BackupError(`There is a file ${file} already, and no backup is ever written over.`)
  const [beside, spool] = filesBeside(file)
  const archive = createArchiveWriter(beside)
  try {
    await withConnection(url, 'stoa-backup', async client => {
      await client.query('begin transaction isolation level repeatable read, read only')
      await archive.addText(
        MANIFEST,
        JSON.stringify(await writeParts(client, archive, spool, options), null, 2),
      )
      await client.query('commit')
    })
    await archive.finish()
    const manifest = await verifyArchive(beside, progress)
    await rename(beside, file)
    await syncToDisk(dirname(file))
    return manifest
  } catch (error) {
    await archive.abort()
    throw error
  } finally {
    for (const left of [beside, spool]) await rm(left, { force: true })
  }
}

/** Temporary files next to a backup while it is being written. */
export const filesBeside = (file: string) =>
  [`${file}.${process.pid}.part`, `${file}.${process.pid}.table.part`] as const

async function writeParts(
  client: pg.Client,
  archive: ArchiveWriter,
  spool: string,
  { stores, tokenKeyFile, progress }: BackupOptions,
): Promise<Manifest> {
  const hashes = await findMigrations(client)
  if (!hashes) throw new BackupError('There is no marketplace in this database.')
  const about = { format: FORMAT, createdAt: new Date().toISOString() }
  await archive.addText(ABOUT, JSON.stringify(about))
  const { rows: server } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  const tables: TableFacts[] = []
  for (const table of await findTables(client))
    tables.push(await spoolTable(client, archive, table, spool, progress))
  const manifest: Manifest = {
    ...about,
    postgres: server[0]!.version,
    migrations: hashes.map(hash => ({ hash, name: nameOf(hash) })),
    tables,
    // Read after the rows: sequences have no snapshot, and none may be lower than a row's number.
    sequences: await findSequences(client),
    stores: {},
    hasTokenKey: false,
  }
  for (const store of stores)
    manifest.stores[store.name] = store.isLeftOut ? null : await writeStore(client, archive, store, progress)
  const key = tokenKeyFile && (await readFile(tokenKeyFile, 'utf8').catch(() => null))
  if (key) await archive.addText(TOKEN_KEY, key)
  return { ...manifest, hasTokenKey: Boolean(key) }
}

/** Uses a temporary file, since a tar contains the size of a part before its content. */
async function spoolTable(
  client: pg.Client,
  archive: ArchiveWriter,
  table: Table,
  spool: string,
  progress: Progress,
): Promise<TableFacts> {
  const facts = await readTable(
    client,
    table,
    [createZstdCompress(), createWriteStream(spool, { mode: 0o600 })],
    bytes => progress(() => `${table.name}: ${formatBytes(bytes)}`),
  )
  await archive.add(tablePart(table.name), (await stat(spool)).size, createReadStream(spool))
  return facts
}
