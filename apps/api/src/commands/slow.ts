import { parseArgs } from 'node:util'
import pg from 'pg'
import { readConfig } from '../config.ts'
import { startEmbedded } from '../platform/db/embedded/index.ts'
import { type Call, type Command, Mistake, runProcess } from './cli.ts'

const USAGE = `Prints the ten statements that have taken the most time of the database.

  pnpm --filter api slow

Counted by PostgreSQL since its statistics began; "reset" begins them anew:

  pnpm --filter api slow reset`

const MAX_TEXT = 160

export const command: Command = async call => {
  const { positionals } = parseArgs({ args: call.args, allowPositionals: true })
  const [what, ...rest] = positionals
  if (rest.length > 0 || (what !== undefined && what !== 'reset')) throw new Mistake(USAGE)
  const config = readConfig(call.env)
  const embedded = config.databaseUrl
    ? null
    : await startEmbedded({ home: config.stoaDataHome, mustExist: true, log: call.say })
  try {
    const database = config.databaseUrl ? new URL(config.databaseUrl).pathname.slice(1) : 'stoa'
    // The embedded server keeps its statistics in the database `postgres`, not in the marketplace's.
    const client = new pg.Client({ connectionString: config.databaseUrl ?? embedded!.url('postgres') })
    await client.connect()
    try {
      return what === 'reset' ? await reset(call, client) : await printSlowest(call, client, database)
    } finally {
      await client.end()
    }
  } finally {
    await embedded?.stop()
  }
}

async function reset({ print }: Call, client: pg.Client): Promise<number> {
  await statistics(client, 'select pg_stat_statements_reset()')
  print('The statistics begin anew.')
  return 0
}

interface Statement {
  calls: string
  total: number
  mean: number
  rows: string
  text: string
}

async function printSlowest({ print }: Call, client: pg.Client, database: string): Promise<number> {
  const [info] = await statistics<{ since: Date }>(
    client,
    'select stats_reset as since from pg_stat_statements_info',
  )
  const found = await statistics<Statement>(
    client,
    `select s.calls, s.total_exec_time as total, s.mean_exec_time as mean, s.rows, s.query as text
      from pg_stat_statements s join pg_database d on d.oid = s.dbid
      where d.datname = $1 order by s.total_exec_time desc limit 10`,
    [database],
  )
  print(`Since ${info?.since.toISOString() ?? 'the start'}:\n`)
  print('  seconds     calls   ms each   rows each  statement')
  for (const { calls, total, mean, rows, text } of found)
    print(
      [
        (total / 1_000).toFixed(1).padStart(9),
        calls.padStart(9),
        mean.toFixed(2).padStart(9),
        (Number(rows) / Number(calls)).toFixed(1).padStart(11),
        ` ${text.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT)}`,
      ].join(' '),
    )
  return 0
}

/** @throws Mistake if PostgreSQL counts no statements */
async function statistics<Row extends pg.QueryResultRow>(
  client: pg.Client,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  try {
    return (await client.query<Row>(text, values)).rows
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === '42P01' || code === '42883' || code === '55000')
      throw new Mistake(
        'PostgreSQL counts no statements here: put pg_stat_statements into shared_preload_libraries, start it again, and run "create extension pg_stat_statements".',
      )
    if (code === '42501') throw new Mistake('The statistics need a user with the role pg_read_all_stats.')
    throw error
  }
}

if (import.meta.main) await runProcess(command)
