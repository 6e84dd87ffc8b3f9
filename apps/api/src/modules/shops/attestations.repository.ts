import { asc, eq } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import { attestations } from './attestations.schema.ts'

export type Attestation = Omit<typeof attestations.$inferSelect, 'shopId'>

/** Attestations about a shop, at most one of each kind. */
export const findAttestations = (db: Queryable, shopId: string): Promise<Attestation[]> => {
  const { kind, evidence, expiresOn, attestedBy, at } = attestations
  return db
    .select({ kind, evidence, expiresOn, attestedBy, at })
    .from(attestations)
    .where(eq(attestations.shopId, shopId))
    .orderBy(asc(kind))
}

/** Replaces the attestation of its kind. */
export async function putAttestation(tx: Tx, shopId: string, attestation: Attestation): Promise<void> {
  const { kind, ...set } = attestation
  await tx
    .insert(attestations)
    .values({ shopId, ...attestation })
    .onConflictDoUpdate({ target: [attestations.shopId, attestations.kind], set })
}
