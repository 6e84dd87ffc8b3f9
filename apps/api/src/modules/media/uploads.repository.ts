import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { HOUR } from '../../platform/durations.ts'
import { problem } from '../../platform/problem.ts'
import { media } from './media.schema.ts'

/** Time for which an upload can be used, in milliseconds. */
export const USABLE_FOR = HOUR

/**
 * Marks unused uploads of this user as used. Returns their ids without duplicates, in the given order. An upload has
 * one place, and removing it there makes it unusable.
 *
 * @throws problem `media.not_found` for uploads that are unknown, of other users, already used, or older than an hour
 */
export async function useUploads(tx: Queryable, userId: string, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return wanted
  const found = await tx
    .select({ id: media.id })
    .from(media)
    .where(
      and(
        inArray(media.id, wanted),
        eq(media.uploadedBy, userId),
        eq(media.status, 'unused'),
        gt(media.createdAt, sql`now() - ${USABLE_FOR} * interval '1 millisecond'`),
      ),
    )
    .orderBy(media.id)
    .for('update')
  if (found.length < wanted.length)
    throw problem('media.not_found', {
      detail: 'A picture no longer exists. Choose it again.',
      fields: [
        { pointer: '/pictureIds', code: 'not_found', message: 'One of these pictures doesn’t exist.' },
      ],
    })
  await tx.update(media).set({ status: 'ready' }).where(inArray(media.id, wanted))
  return wanted
}

/**
 * Marks uploads as unused from this transaction on. Returns the uploads to delete, without pictures from other
 * sources.
 */
export async function releaseUploads(tx: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const released = await tx
    .update(media)
    // Without an owner nothing takes them up again while their files are being removed.
    .set({ status: 'unused', uploadedBy: null })
    .where(and(inArray(media.id, [...ids]), eq(media.source, 'upload')))
    .returning({ id: media.id })
  return released.map(({ id }) => id)
}

/** Removes a user from their uploads. Uploads that are in use stay. */
export async function anonymizeUploadsOf(tx: Queryable, userId: string): Promise<void> {
  await tx.update(media).set({ uploadedBy: null }).where(eq(media.uploadedBy, userId))
}

/** Marks pictures as used that were uploaded for a shop and that one of its products shows now. */
export async function markPicturesUsed(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(media)
    .set({ status: 'ready' })
    .where(and(inArray(media.id, [...ids]), eq(media.status, 'unused')))
}

/** Marks pictures of the marketplace as used. Those that are being removed stay as they are. */
export async function useMarks(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx
    .update(media)
    .set({ status: 'ready' })
    .where(and(inArray(media.id, [...ids]), eq(media.status, 'unused'), isNotNull(media.uploadedBy)))
}

/** Adds pictures that are known by their URL only; they are fetched later. Existing ones stay unchanged. */
export async function addRemotePictures(
  tx: Queryable,
  pictures: readonly { id: string; url: string; alt: string }[],
): Promise<void> {
  if (pictures.length === 0) return
  await tx
    .insert(media)
    .values(
      pictures.map(({ id, url, alt }) => ({
        id,
        source: 'url' as const,
        path: url,
        alt,
        status: 'pending' as const,
      })),
    )
    .onConflictDoNothing()
}
