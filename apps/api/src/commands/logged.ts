import { SHELL, writeOperatorLog } from '../modules/operators/index.ts'
import type { Done } from '../operator/shop-actions.ts'
import { systemClock } from '../platform/clock.ts'
import type { Tx } from '../platform/db/client.ts'
import { inTx } from '../platform/db/tx.ts'
import type { Opened } from './open.ts'

/** Runs a command's action in a transaction with its entry in the operator log. Returns the version that it published. */
export const logged = (
  { db }: Pick<Opened, 'db'>,
  action: (tx: Tx) => Promise<Done & { version: number }>,
): Promise<number> =>
  inTx(db, async tx => {
    const { entry, version } = await action(tx)
    await writeOperatorLog(tx, SHELL, entry, systemClock.now())
    return version
  })
