import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../../platform/db/client.ts'
import { sweep } from '../../platform/db/sweep.ts'
import { knownDevices } from './auth.schema.ts'

/** Whether an account has logged in on the device before. */
export const isDeviceOf = async (on: Queryable, userId: string, tokenHash: Buffer): Promise<boolean> =>
  (await on.$count(
    knownDevices,
    and(eq(knownDevices.userId, userId), eq(knownDevices.tokenHash, tokenHash)),
  )) > 0

/** Whether any account has logged in on the device before. */
export const isDevice = async (on: Queryable, tokenHash: Buffer): Promise<boolean> =>
  (await on.$count(knownDevices, eq(knownDevices.tokenHash, tokenHash))) > 0

export async function putDevice(
  tx: Queryable,
  { userId, tokenHash, now }: { userId: string; tokenHash: Buffer; now: Date },
): Promise<void> {
  await tx
    .insert(knownDevices)
    .values({ userId, tokenHash, createdAt: now, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.tokenHash],
      set: { lastSeenAt: now },
    })
}

/** Deletes the devices of an account that were seen longest ago, keeping the given number. */
export async function deleteOldest(tx: Queryable, userId: string, kept: number): Promise<void> {
  const old = tx
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastSeenAt))
    .offset(kept)
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), inArray(knownDevices.tokenHash, old)))
}

/** Deletes all devices of an account, except for one. */
export async function deleteDevices(tx: Queryable, userId: string, but: Buffer | null): Promise<void> {
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), but === null ? undefined : ne(knownDevices.tokenHash, but)))
}

/** Deletes devices that were last seen before a time. Returns how many. */
export const sweepDevices = (db: Db, before: Date): Promise<number> =>
  sweep(db, knownDevices, sql`last_seen_at < ${before.toISOString()}`)
