import { sql } from 'drizzle-orm'
import type { Handlers } from '../contract/handlers.ts'
import type { Deps } from '../platform/deps.ts'

export function createOperationsHandlers({
  db,
  money,
}: Pick<Deps, 'db' | 'money'>): Pick<Handlers, 'getHealth' | 'getReadiness' | 'getMarket'> {
  return {
    async getHealth({ header }) {
      header('cache-control', 'no-store')
      return { status: 'ok' }
    },
    async getReadiness({ header }) {
      header('cache-control', 'no-store')
      await db.execute(sql`select 1`)
      return { status: 'ok' }
    },
    getMarket: async () => ({ currency: money.currency }),
  }
}
