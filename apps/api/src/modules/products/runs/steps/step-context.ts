import type { Clock } from '../../../../platform/clock.ts'
import type { Db, Tx } from '../../../../platform/db/client.ts'
import type { Money } from '../../../../platform/money.ts'
import type { ChangeWords } from '../../history/change-words.ts'
import type { RunKind } from '../run-kind.ts'
import type { RunRow } from '../runs.repository.ts'

/** Dependencies of a run's steps. */
export interface StepContext {
  db: Db
  clock: Clock
  money: Money
  kinds: Readonly<Record<RunRow['kind'], RunKind>>
  /** Reads the formats for describing changes; called again for each batch. */
  words(): Promise<ChangeWords>
  /** Stores pictures that are known by URL only, in the transaction of their products. */
  takePictures(tx: Tx, run: RunRow, pictures: readonly { id: string; url: string }[]): Promise<void>
  /** Duration of one turn of a step, in milliseconds. The rest of the work waits for the next turn. */
  turnMs: number
}

/** Runs a step, or a turn of it. Returns false if work is left for the next turn. */
export type Step = (context: StepContext, runId: string) => Promise<boolean>

/** Products that are written in one transaction. */
export const BATCH = 200
