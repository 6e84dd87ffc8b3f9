import { and, eq, isNull, lt, notLike, or } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { MARK_PREFIX, media } from './media.schema.ts'

export type MediaRow = typeof media.$inferSelect

export async function findMedia(db: Queryable, id: string): Promise<MediaRow | null> {
  const [row] = await db.select().from(media).where(eq(media.id, id))
  return row ?? null
}

/** Uploads that nothing shows and that began before these times, for a user or in an editor. */
export const findUnused = (
  db: Queryable,
  { upload, inEditor }: { upload: Date; inEditor: Date },
): Promise<MediaRow[]> =>
  db
    .select()
    .from(media)
    .where(
      and(
        eq(media.status, 'unused'),
        lt(media.createdAt, upload),
        or(and(isNull(media.shopId), notLike(media.id, `${MARK_PREFIX}%`)), lt(media.createdAt, inEditor)),
      ),
    )

/** Blocks an upload for everyone before it is deleted. Returns false if it has been used since. */
export async function claimUnused(db: Queryable, id: string): Promise<boolean> {
  const claimed = await db
    .update(media)
    .set({ uploadedBy: null, shopId: null })
    .where(and(eq(media.id, id), eq(media.status, 'unused')))
    .returning({ id: media.id })
  return claimed.length > 0
}

export async function insertMedia(db: Queryable, row: typeof media.$inferInsert): Promise<void> {
  await db.insert(media).values(row)
}

export async function deleteMedia(db: Queryable, id: string): Promise<void> {
  await db.delete(media).where(eq(media.id, id))
}

export async function updateMedia(
  db: Queryable,
  id: string,
  change: Partial<Pick<MediaRow, 'width' | 'height' | 'status'>>,
): Promise<void> {
  await db.update(media).set(change).where(eq(media.id, id))
}
