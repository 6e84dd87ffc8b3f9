import type { components } from '@stoa/api-client/schema'
import { nullablePicture } from '../read-model/index.ts'
import type { findMembers, InvitationRow, MemberRow, MyShopRow } from './team.repository.ts'

type Schemas = components['schemas']
/** Role and permissions of a member. */
export type Place = Pick<MemberRow, 'role' | 'keys'>

/** Owners and managers need no keys. */
export const placeOf = ({ role, keys }: Schemas['ChangeMemberRequest']): Place => ({
  role,
  keys: role === 'staff' ? [...keys].sort() : [],
})

export function memberOf(row: Awaited<ReturnType<typeof findMembers>>[number]): Schemas['ShopMember'] {
  return {
    id: row.userId,
    name: row.name,
    email: row.email,
    avatar: row.avatarMediaId && `/media/${row.avatarMediaId}/160.webp`,
    role: row.role,
    keys: row.keys,
    since: row.createdAt.toISOString(),
  }
}

export const myShopOf = ({ logo, ...row }: MyShopRow): Schemas['MyShop'] => ({
  ...row,
  logo: nullablePicture(logo, row.name),
})

export const invitationOf = (row: InvitationRow, now: Date): Schemas['ShopInvitation'] => ({
  id: row.id,
  email: row.email,
  role: row.role,
  keys: row.keys,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  isExpired: row.expiresAt <= now,
})
