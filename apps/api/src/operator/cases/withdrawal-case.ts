import { findWithdrawal, lockWithdrawal } from '../../modules/withdrawals/index.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { stateHash } from '../state-hash.ts'
import { answer, type CaseReader, isBuyer, logOf, notFound, side, whyNever } from './case-parts.ts'
import { findPurchaseByNumber } from './purchase.repository.ts'
import { isParty } from './withdrawal-actions.ts'

/** Reads withdrawals from contracts. */
export function readWithdrawalCases(): CaseReader {
  const require = async (db: Queryable, id: string) => {
    const found = await findWithdrawal(db, id)
    if (!found) throw notFound.withdrawal()
    return found
  }
  return {
    async lock(tx, id) {
      if (!(await lockWithdrawal(tx, id))) throw notFound.withdrawal()
    },
    async read(db, id, operator) {
      const { withdrawal, purchase, customerId, refundDueAt } = await require(db, id)
      const { reference, number, name, email, status, receivedAt, doAt } = withdrawal
      // Before it belongs to a purchase, it names one.
      const about = await findPurchaseByNumber(db, purchase ?? number)
      const isOwn =
        isBuyer(operator, { customerId, email }) || (about !== null && (await isParty(db, about, operator)))
      const why =
        whyNever(isOwn, operator, 'withdrawal') ??
        (status === 'unmatched' ? null : 'Only a withdrawal that belongs to no purchase has to be decided.')
      const declaration = side('buyer', 'declaration', {
        text: `I withdraw from the contract for order ${number}.`,
        name: [name, email].filter(Boolean).join(', ') || null,
        at: receivedAt.toISOString(),
      })
      return {
        kind: 'withdrawal',
        id,
        isOwn,
        view: {
          kind: 'withdrawal',
          id,
          title: reference,
          status,
          about: null,
          amount: null,
          sides: declaration ? [declaration] : [],
          items: [],
          order: null,
          subject: null,
          purchase,
          deadlines: [
            ...(status === 'matched' && doAt ? [{ what: 'effect' as const, at: doAt.toISOString() }] : []),
            ...(refundDueAt ? [{ what: 'refund' as const, at: new Date(refundDueAt).toISOString() }] : []),
          ],
          history: [],
          log: await logOf(db, id),
          allowed: [answer('match_withdrawal', why), answer('reject_withdrawal', why)],
          expect: stateHash(id, status, purchase, email),
        },
      }
    },
  }
}
