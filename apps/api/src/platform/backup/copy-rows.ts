import { createHash } from 'node:crypto'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { copyIn, copyOut, type Table } from './database-facts.ts'
import type { TableFacts } from './format.ts'

/**
 * Reads all rows of a table.
 *
 * @param into streams that receive them; without any, only their hash is computed
 * @param read called with the number of bytes so far
 */
export async function readTable(
  client: pg.Client,
  table: Table,
  into: Writable[],
  read: (bytes: number) => void,
): Promise<TableFacts> {
  const source = client.query(copyTo(copyOut(table)))
  const sum = createHash('sha256')
  let bytes = 0
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      sum.update(chunk)
      bytes += chunk.length
      read(bytes)
      if (into.length > 0) yield chunk
    }
  }
  if (into.length > 0) await pipeline([Readable.from(counted(source)), ...into])
  else for await (const _ of counted(source)) void _
  return { name: table.name, columns: table.columns, rows: source.rowCount, bytes, sha256: sum.digest('hex') }
}

/** Writes rows into a table, out of a part of an archive. */
export async function writeTable(
  client: pg.Client,
  table: Table,
  part: AsyncIterable<Buffer>,
): Promise<void> {
  await pipeline(Readable.from(part), createZstdDecompress(), client.query(copyFrom(copyIn(table))))
}
