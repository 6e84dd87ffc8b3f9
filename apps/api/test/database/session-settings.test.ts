import { expect, test } from 'vitest'
import { openDatabase } from '../../src/platform/db/client.ts'
import { refuseLostSettings } from '../../src/platform/db/pooler.ts'
import { useTestDatabase } from '../database.ts'

const database = useTestDatabase()

test.each([false, true])(
  'every connection has its time limits and its plans, behind a pooler: %s',
  async isPooled => {
    const { pool, close } = openDatabase({ url: database().url, isPooled })
    await refuseLostSettings(pool)
    const { rows } = await pool.query(`select current_setting('statement_timeout') as "statementTimeout"`)
    await pool.query(`set statement_timeout = 0`)
    await expect(refuseLostSettings(pool)).rejects.toThrow(/DATABASE_POOLER=session/)
    await close()
    expect(rows).toEqual([{ statementTimeout: '15s' }])
  },
)
