import { vi } from 'vitest'
import type { Db } from '../src/platform/db/client.ts'

const lost = () => new Error('Connection terminated unexpectedly')

/** Commits the next transaction, but shows its caller a broken connection. */
export function loseAnswerOfCommit(db: Db): void {
  const transaction = db.transaction.bind(db)
  vi.spyOn(db, 'transaction').mockImplementationOnce(async (...given) => {
    await transaction(...given)
    throw lost()
  })
}

/** Runs the next statement with this text outside a transaction, but shows its caller a broken connection. */
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
