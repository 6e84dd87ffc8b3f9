import { randomUUID } from 'node:crypto'
import type { Queryable } from '../../platform/db/client.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import { newId } from '../../platform/ids.ts'
import { problem } from '../../platform/problem.ts'
import * as repository from './users.repository.ts'

export const ROLE_USER = 'ROLE_USER'
/** Author's name on reviews and questions of a deleted account. */
export const FORMER_MEMBER = 'Former member'

/** Domain of deleted accounts' addresses, which never receive email. */
const DELETED_DOMAIN = '@deleted.invalid'

export interface NewAccount {
  email: string
  username: string
  passwordHash: string
  isActive: 0 | 1
}

/** An account, and the hash that a password was verified with. */
type Verified = Pick<repository.UserRow, 'id' | 'passwordHash'>

/**
 * Locks an account before writing in its name: deleting it waits until the transaction ends. Returns whether it is blocked.
 *
 * @throws problem `auth.token_invalid` if it was deleted a moment ago
 */
export async function holdUser(tx: Queryable, id: string): Promise<{ isBlocked: boolean }> {
  const held = await repository.holdUser(tx, id)
  if (!held) throw problem('auth.token_invalid')
  return { isBlocked: held.restrictedBy !== null }
}

/**
 * Like `holdUser`, for what a blocked person can't do: buy, review, ask and apply.
 *
 * @throws problem `auth.token_invalid`, `account.blocked`
 */
export async function holdUnblocked(tx: Queryable, id: string): Promise<void> {
  const held = await repository.holdUser(tx, id)
  if (!held) throw problem('auth.token_invalid')
  if (held.restrictedBy !== null)
    throw problem('account.blocked', {
      detail: 'We emailed you the reasons. Your orders, returns and invoices stay available.',
    })
}

/**
 * Locks an account after its password was verified. Verifying takes time, and a password that was changed in the
 * meantime must not grant access. Returns whether it is still the account's password.
 */
export async function holdUserBy(tx: Queryable, { id, passwordHash }: Verified): Promise<boolean> {
  return (await repository.holdUser(tx, id))?.passwordHash === passwordHash
}

/**
 * Locks an account before it is deleted or gets another password: until the transaction ends, nothing else is written
 * in its name. Returns whether the verified password is still the account's.
 *
 * @throws problem `auth.token_invalid` if it was deleted a moment ago
 */
export async function lockUserBy(tx: Queryable, { id, passwordHash }: Verified): Promise<boolean> {
  const locked = await repository.lockUser(tx, id)
  if (!locked) throw problem('auth.token_invalid')
  return locked.passwordHash === passwordHash
}

/** @throws problem `request.invalid` for an address that never receives email */
export function requireMailable(email: string): void {
  if (email.toLowerCase().endsWith(DELETED_DOMAIN))
    throw problem('request.invalid', {
      detail: 'Use an address that can receive email.',
      fields: [{ pointer: '/email', code: 'reserved', message: 'This address can’t receive email.' }],
    })
}

export async function createUser(tx: Queryable, account: NewAccount): Promise<string> {
  requireMailable(account.email)
  const id = newId()
  try {
    await repository.insertUser(tx, { id, ...account })
  } catch (error) {
    if (!isUniqueViolation(error, 'users_email_key')) throw error
    throw problem('account.email_taken', {
      detail: 'Log in, or reset your password if you’ve forgotten it.',
      fields: [{ pointer: '/email', code: 'taken', message: 'This email already has an account.' }],
    })
  }
  await repository.insertRole(tx, id, ROLE_USER)
  return id
}

export async function confirmUser(tx: Queryable, id: string, now: Date): Promise<void> {
  await repository.updateUser(tx, id, { isActive: 1, emailConfirmedAt: now })
}

/** @throws problem `account.email_taken` if another account got the address in the meantime */
export async function changeEmail(tx: Queryable, id: string, email: string, now: Date): Promise<void> {
  try {
    await repository.updateUser(tx, id, { email, isActive: 1, emailConfirmedAt: now, updatedAt: now })
  } catch (error) {
    if (!isUniqueViolation(error, 'users_email_key')) throw error
    throw problem('account.email_taken', { detail: 'Another account uses this address now.' })
  }
}

/** Marks an account as blocked by a restriction, or clears the mark. */
export async function restrictUser(tx: Queryable, id: string, restrictionId: string | null): Promise<void> {
  await repository.updateUser(tx, id, { restrictedBy: restrictionId })
}

export async function changePassword(tx: Queryable, id: string, passwordHash: string): Promise<void> {
  await repository.updateUser(tx, id, { passwordHash })
}

/** Stores another hash of the same password. Returns whether the account still had the former one. */
export const renewHash = (db: Queryable, { id, passwordHash }: Verified, renewed: string): Promise<boolean> =>
  repository.replaceHash(db, id, passwordHash, renewed)

/**
 * Removes personal data from a user's row: no one can log in with it, and its email address becomes available.
 * Returns the former picture.
 */
export async function anonymizeUser(
  tx: Queryable,
  id: string,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<string | null> {
  const before = await repository.findUserById(tx, id)
  await repository.deleteRoles(tx, id)
  await repository.updateUser(tx, id, {
    // Not derived from the id, which its owner knows: with a known address, the account could be reset.
    email: `${randomUUID()}${DELETED_DOMAIN}`,
    username: FORMER_MEMBER,
    passwordHash,
    isActive: 0,
    emailConfirmedAt: null,
    avatarMediaId: null,
    restrictedBy: null,
    deletedAt: now,
    updatedAt: now,
  })
  return before?.avatarMediaId ?? null
}
