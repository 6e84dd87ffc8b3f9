import { eq, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import { setUp } from './set-up.schema.ts'

export type SetUpRow = Omit<typeof setUp.$inferSelect, 'isOnly' | 'tokenHash'>

interface Link {
  email: string
  tokenHash: Buffer
  expiresAt: Date
}

/** Writes the link, and ends an earlier one. What was filled in stays. */
export async function writeLink(db: Queryable, link: Link): Promise<void> {
  await db.insert(setUp).values(link).onConflictDoUpdate({ target: setUp.isOnly, set: link })
}

export async function findLink(db: Queryable, tokenHash: Buffer): Promise<SetUpRow | null> {
  const [found] = await db.select().from(setUp).where(eq(setUp.tokenHash, tokenHash))
  return found ?? null
}

/** Finds the link, and holds back other changes of it until the transaction ends. */
export async function lockLink(tx: Tx, tokenHash: Buffer): Promise<SetUpRow | null> {
  const [found] = await tx.select().from(setUp).where(eq(setUp.tokenHash, tokenHash)).for('update')
  return found ?? null
}

export async function writeDraft(
  tx: Tx,
  { draft, draftVersion }: { draft: Readonly<Record<string, unknown>>; draftVersion: number },
): Promise<void> {
  await tx.update(setUp).set({ draft, draftVersion })
}

export async function deleteLink(tx: Tx): Promise<void> {
  await tx.delete(setUp)
}

/** Time at which the newest email of a kind was sent, null while it waits. Undefined if there was none. */
export async function findNewestSentAt(db: Queryable, kind: string): Promise<string | null | undefined> {
  const { rows } = await db.execute<{ sentAt: string | null }>(
    sql`select sent_at as "sentAt" from emails where kind = ${kind} order by created_at desc limit 1`,
  )
  return rows[0]?.sentAt
}
