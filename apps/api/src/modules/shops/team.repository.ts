import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import { isWorking, mediaJson, type PictureRow, type ShopTone, shopTone } from '../read-model/index.ts'
import { users } from '../users/users.schema.ts'
import { shopInvitations } from './shop-team.schema.ts'
import { shopMembers, shops } from './shops.schema.ts'

export type MemberRow = typeof shopMembers.$inferSelect
export type InvitationRow = typeof shopInvitations.$inferSelect

/** Finds the members of a shop, owners first. */
export const findMembers = (db: Queryable, shopId: string, userId?: string) =>
  db
    .select({
      userId: shopMembers.userId,
      role: shopMembers.role,
      keys: shopMembers.keys,
      createdAt: shopMembers.createdAt,
      name: users.username,
      email: users.email,
      avatarMediaId: users.avatarMediaId,
    })
    .from(shopMembers)
    .innerJoin(users, eq(users.id, shopMembers.userId))
    .where(and(eq(shopMembers.shopId, shopId), ...(userId ? [eq(shopMembers.userId, userId)] : [])))
    .orderBy(
      sql`array_position(array['owner', 'manager', 'staff'], ${shopMembers.role})`,
      asc(shopMembers.createdAt),
    )

/** Two changes of a team do not happen at once: the last owner would be two people's to remove. */
export async function lockTeam(tx: Tx, shopId: string): Promise<MemberRow[]> {
  await tx.select({ id: shops.id }).from(shops).where(eq(shops.id, shopId)).for('no key update')
  return tx.select().from(shopMembers).where(eq(shopMembers.shopId, shopId))
}

export async function putMember(
  tx: Queryable,
  { shopId, userId, role, keys }: Pick<MemberRow, 'shopId' | 'userId' | 'role' | 'keys'>,
): Promise<void> {
  await tx
    .insert(shopMembers)
    .values({ shopId, userId, role, keys })
    .onConflictDoUpdate({ target: [shopMembers.shopId, shopMembers.userId], set: { role, keys } })
}

export async function deleteMember(tx: Queryable, shopId: string, userId: string): Promise<void> {
  await tx.delete(shopMembers).where(and(eq(shopMembers.shopId, shopId), eq(shopMembers.userId, userId)))
}

/** Sets `shops.owner_id` to the owner with the longest membership, if it isn't one of the owners anymore. */
export async function settleOwner(tx: Queryable, shopId: string): Promise<void> {
  await tx.execute(sql`update shops s set owner_id = (select m.user_id from shop_members m
      where m.shop_id = s.id and m.role = 'owner' order by m.created_at, m.user_id limit 1)
    where s.id = ${shopId}::uuid and not exists (select from shop_members m
      where m.shop_id = s.id and m.user_id = s.owner_id and m.role = 'owner')`)
}

export const findOpenInvitations = (db: Queryable, shopId: string): Promise<InvitationRow[]> =>
  db
    .select()
    .from(shopInvitations)
    .where(and(eq(shopInvitations.shopId, shopId), isNull(shopInvitations.usedAt)))
    .orderBy(asc(shopInvitations.createdAt), asc(shopInvitations.id))

export async function putInvitation(
  tx: Queryable,
  values: typeof shopInvitations.$inferInsert,
): Promise<InvitationRow> {
  const { role, keys, tokenHash, invitedBy, expiresAt } = values
  const [row] = await tx
    .insert(shopInvitations)
    .values(values)
    .onConflictDoUpdate({
      target: [shopInvitations.shopId, shopInvitations.email],
      targetWhere: sql`used_at is null`,
      set: { role, keys, tokenHash, invitedBy, expiresAt },
    })
    .returning()
  return row!
}

export async function renewInvitation(
  tx: Queryable,
  which: { id: string; shopId: string },
  change: Pick<InvitationRow, 'tokenHash' | 'expiresAt' | 'invitedBy'>,
): Promise<InvitationRow | null> {
  const [row] = await tx
    .update(shopInvitations)
    .set(change)
    .where(
      and(
        eq(shopInvitations.id, which.id),
        eq(shopInvitations.shopId, which.shopId),
        isNull(shopInvitations.usedAt),
      ),
    )
    .returning()
  return row ?? null
}

export async function deleteInvitation(
  tx: Queryable,
  which: { id: string; shopId: string },
): Promise<InvitationRow | null> {
  const [row] = await tx
    .delete(shopInvitations)
    .where(
      and(
        eq(shopInvitations.id, which.id),
        eq(shopInvitations.shopId, which.shopId),
        isNull(shopInvitations.usedAt),
      ),
    )
    .returning()
  return row ?? null
}

/** Deletes the invitations that a member sent. */
export async function deleteInvitationsBy(tx: Queryable, shopId: string, userId: string): Promise<void> {
  await tx
    .delete(shopInvitations)
    .where(
      and(
        eq(shopInvitations.shopId, shopId),
        eq(shopInvitations.invitedBy, userId),
        isNull(shopInvitations.usedAt),
      ),
    )
}

/** Locks an unused invitation by its token, so that no other request accepts it until the transaction ends. */
export async function lockInvitation(tx: Tx, tokenHash: Buffer): Promise<InvitationRow | null> {
  const [row] = await tx
    .select()
    .from(shopInvitations)
    .where(and(eq(shopInvitations.tokenHash, tokenHash), isNull(shopInvitations.usedAt)))
    .for('update')
  return row ?? null
}

export async function markUsed(tx: Queryable, id: string, at: Date): Promise<void> {
  await tx.update(shopInvitations).set({ usedAt: at }).where(eq(shopInvitations.id, id))
}

export interface MyShopRow extends Record<string, unknown> {
  id: string
  slug: string
  name: string
  logo: PictureRow | null
  tone: ShopTone
  role: MemberRow['role']
  keys: MemberRow['keys']
  status: 'open' | 'pending' | 'suspended' | 'terminated'
  endsOn: string | null
  isPaused: boolean
  timeZone: string
}

const shopColumns = sql`s.id, s.slug, s.name, ${mediaJson(sql`s.logo_media_id`)} as logo, ${shopTone} as tone,
  s.status, s.ends_on::text as "endsOn", s.is_paused as "isPaused", s.time_zone as "timeZone"`

/** Finds the shops of which a user is a member. */
export async function findShopsOf(db: Queryable, userId: string): Promise<MyShopRow[]> {
  const { rows } = await db.execute<MyShopRow>(sql`select ${shopColumns}, m.role, m.keys
    from shop_members m join shops s on s.id = m.shop_id and ${isWorking}
    where m.user_id = ${userId}::uuid order by m.created_at, s.slug`)
  return rows
}

/** Reads a shop with the membership of a user. */
export async function findShopFor(
  db: Queryable,
  { shopId, role, keys }: Pick<MemberRow, 'shopId' | 'role' | 'keys'>,
): Promise<MyShopRow | null> {
  const { rows } = await db.execute<Omit<MyShopRow, 'role' | 'keys'>>(
    sql`select ${shopColumns} from shops s where s.id = ${shopId}::uuid and ${isWorking}`,
  )
  return rows[0] ? ({ ...rows[0], role, keys } as MyShopRow) : null
}

/** Deletes the invitations to an email address. They belong to the owner of the address. */
export async function deleteInvitationsTo(tx: Queryable, email: string): Promise<void> {
  await tx.delete(shopInvitations).where(eq(shopInvitations.email, email.toLowerCase()))
}

export async function deleteMembershipsOf(tx: Queryable, userId: string): Promise<string[]> {
  const deleted = await tx
    .delete(shopMembers)
    .where(eq(shopMembers.userId, userId))
    .returning({ shopId: shopMembers.shopId })
  return deleted.map(({ shopId }) => shopId)
}
