import type { Clock } from '../../../../platform/clock.ts'
import type { Db, Tx } from '../../../../platform/db/client.ts'
import type { Money } from '../../../../platform/money.ts'
import type { ChangeWords } from '../../history/change-words.ts'
import type { RunKind } from '../run-kind.ts'
import type { RunRow } from '../runs.repository.ts'

/** What each step of a run is given. */
export interface StepContext {
  db: Db
  clock: Clock
  money: Money
  kinds: Readonly<Record<RunRow['kind'], RunKind>>
  /** How changes are put into words; read anew for each batch. */
  words(): Promise<ChangeWords>
  /** What becomes of pictures that are known by their address only, in the transaction of their products. */
  takePictures(tx: Tx, run: RunRow, pictures: readonly { id: string; url: string }[]): Promise<void>
  /** So long a step goes on in one go, in milliseconds; what is left of it is for its next turn. */
  turnMs: number
}

/** Does a step, or a turn of it. False where something is left for the next turn. */
export type Step = (context: StepContext, runId: string) => Promise<boolean>

/** Products that are written in one transaction. */
export const BATCH = 200
