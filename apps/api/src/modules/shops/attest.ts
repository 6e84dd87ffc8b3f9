import type { Tx } from '../../platform/db/client.ts'
import { localTime } from '../../platform/local-day.ts'
import { problem } from '../../platform/problem.ts'
import { type Attestation, putAttestation } from './attestations.repository.ts'
import { findTrader } from './trader/trader.repository.ts'
import { verifyTrader } from './trader/verify-trader.ts'

/**
 * Records that an operator has seen evidence of a fact about a shop. Identity also counts as the check of its business
 * details, until these change. The shop must be locked.
 *
 * @param attestation.expiresOn today or later in the shop's time zone
 * @param by.name name of the operator
 * @throws problem `request.invalid`, `shop.details_missing` if the seller has entered no details to check
 */
export async function attestShop(
  tx: Tx,
  shop: { id: string; slug: string; timeZone: string },
  attestation: Attestation,
  by: { name: string },
): Promise<void> {
  const { kind, evidence, expiresOn, at } = attestation
  if (expiresOn !== null && expiresOn < localTime(at, shop.timeZone).day) {
    const message = 'Choose today or a later day.'
    const fields = [{ pointer: '/expiresOn', code: 'invalid', message }]
    throw problem('request.invalid', { detail: message, fields })
  }
  await putAttestation(tx, shop.id, attestation)
  if (kind !== 'identity') return
  const version = (await findTrader(tx, shop.id)).trader?.version ?? 0
  await verifyTrader(tx, shop.slug, { facts: ['identity'], version, by: by.name, note: evidence, now: at })
}
