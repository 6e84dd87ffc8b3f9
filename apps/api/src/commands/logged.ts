import { SHELL, writeOperatorLog } from '../modules/operators/index.ts'
import type { Done } from '../operator/shop-actions.ts'
import { systemClock } from '../platform/clock.ts'
import type { Tx } from '../platform/db/client.ts'
import { inTx } from '../platform/db/tx.ts'
import type { Opened } from './open.ts'

/** Runs a command's action in a transaction with its entry in the operator log. Returns the version that it published. */
export const logged = async (
  opened: Pick<Opened, 'db'>,
  action: (tx: Tx) => Promise<Done & { version: number }>,
): Promise<number> =>
  (await loggedChange(opened, async tx => ({ ...(await action(tx)), isChanged: true }))).version

/** Runs a command's action like `logged`, without an entry if it changes nothing. */
export const loggedChange = <D extends Done & { isChanged: boolean }>(
  { db }: Pick<Opened, 'db'>,
  action: (tx: Tx) => Promise<D>,
): Promise<D> =>
  inTx(db, async tx => {
    const done = await action(tx)
    if (done.isChanged) await writeOperatorLog(tx, SHELL, done.entry, systemClock.now())
    return done
  })
