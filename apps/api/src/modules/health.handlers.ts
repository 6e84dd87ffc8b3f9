import { sql } from 'drizzle-orm'
import type { Handlers } from '../contract/handlers.ts'
import type { Deps } from '../platform/deps.ts'

export const createHealthHandlers = ({
  db,
}: Pick<Deps, 'db'>): Pick<Handlers, 'getHealth' | 'getReadiness'> => ({
  async getHealth({ header }) {
    header('cache-control', 'no-store')
    return { status: 'ok' }
  },
  async getReadiness({ header }) {
    header('cache-control', 'no-store')
    await db.execute(sql`select 1`)
    return { status: 'ok' }
  },
})
