import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'

/** Asks the database for an answer, whatever it is. */
export const ping = async (db: Db): Promise<unknown> => db.execute(sql`select 1`)
