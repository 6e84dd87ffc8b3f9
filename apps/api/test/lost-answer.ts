import { vi } from 'vitest'
import type { Db } from '../src/platform/db/client.ts'

const lost = () => new Error('Connection terminated unexpectedly')

/** The next transaction is committed, and whoever waits for it hears only that the connection broke. */
export function loseAnswerOfCommit(db: Db): void {
  const transaction = db.transaction.bind(db)
  vi.spyOn(db, 'transaction').mockImplementationOnce(async (...given) => {
    await transaction(...given)
    throw lost()
  })
}

/** The same for the next statement outside a transaction that has this text in it. */
export function loseAnswerOf(text: string, { $client: pool }: Db): void {
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>
  const spy = vi.spyOn(pool, 'query') as unknown as {
    mockImplementation(ask: typeof query): void
    mockRestore(): void
  }
  spy.mockImplementation(async (...given) => {
    const answer = await query(...given)
    if (!(given[0] as { text?: string }).text?.includes(text)) return answer
    spy.mockRestore()
    throw lost()
  })
}
