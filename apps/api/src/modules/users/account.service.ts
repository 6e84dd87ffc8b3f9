import { randomUUID } from 'node:crypto'
import { problem } from '../../contract/problem.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import { newId } from '../../platform/ids.ts'
import * as repository from './users.repository.ts'

export const ROLE_USER = 'ROLE_USER'
/** Who wrote what a deleted account leaves behind. */
export const FORMER_MEMBER = 'Former member'

/** Where the addresses of deleted accounts are: no letter ever gets there. */
const NOWHERE = '@deleted.invalid'

export interface NewAccount {
  email: string
  username: string
  passwordHash: string
  isActive: 0 | 1
}

/** An account, and the hash that a password was verified with. */
type Verified = Pick<repository.UserRow, 'id' | 'passwordHash'>

/** What the auth module may do with accounts; their table stays here. */
export const accounts = {
  findByEmail: repository.findUserByEmail,
  findById: repository.findUserById,

  /**
   * For what is about to be written in somebody's name: deleting the account waits until the transaction ends.
   *
   * @throws problem `auth.token_invalid` when it was deleted a moment ago
   */
  async hold(tx: Queryable, id: string): Promise<void> {
    if (!(await repository.holdUser(tx, id))) throw problem('auth.token_invalid')
  },

  /**
   * The same for what a verified password opens: verifying takes its time, and nobody may come in by a password that
   * was changed meanwhile. Answers whether it is still the account's.
   */
  async holdBy(tx: Queryable, { id, passwordHash }: Verified): Promise<boolean> {
    return (await repository.holdUser(tx, id))?.passwordHash === passwordHash
  },

  /**
   * The first step of deleting an account or changing its password, so that nothing is written in its name behind
   * our back. Answers whether the password that was verified is still the account's.
   *
   * @throws problem `auth.token_invalid` when it was deleted a moment ago
   */
  async lockBy(tx: Queryable, { id, passwordHash }: Verified): Promise<boolean> {
    const locked = await repository.lockUser(tx, id)
    if (!locked) throw problem('auth.token_invalid')
    return locked.passwordHash === passwordHash
  },

  async create(tx: Queryable, account: NewAccount): Promise<string> {
    if (account.email.toLowerCase().endsWith(NOWHERE))
      throw problem('request.invalid', {
        detail: 'Use an address that letters can reach.',
        fields: [{ pointer: '/email', code: 'reserved', message: 'cannot receive letters' }],
      })
    const id = newId()
    try {
      await repository.insertUser(tx, { id, ...account })
    } catch (error) {
      if (!isUniqueViolation(error, 'users_email_key')) throw error
      throw problem('account.email_taken', {
        detail: 'Sign in, or reset the password if you have forgotten it.',
        fields: [{ pointer: '/email', code: 'taken', message: 'already has an account' }],
      })
    }
    await repository.insertRole(tx, id, ROLE_USER)
    return id
  },

  async confirm(tx: Queryable, id: string, now: Date): Promise<void> {
    await repository.updateUser(tx, id, { isActive: 1, emailConfirmedAt: now })
  },

  async changePassword(tx: Queryable, id: string, passwordHash: string): Promise<void> {
    await repository.updateUser(tx, id, { passwordHash })
  },

  /**
   * Leaves a row without a person: nobody can sign in as it, and its address is free. Answers the picture
   * that was theirs.
   */
  async anonymise(
    tx: Queryable,
    id: string,
    { passwordHash, now }: { passwordHash: string; now: Date },
  ): Promise<string | null> {
    const before = await repository.findUserById(tx, id)
    await repository.deleteRoles(tx, id)
    await repository.updateUser(tx, id, {
      // Not made of the id, which its owner knows: an address that somebody has would keep the account alive.
      email: `${randomUUID()}${NOWHERE}`,
      username: FORMER_MEMBER,
      passwordHash,
      isActive: 0,
      emailConfirmedAt: null,
      avatarMediaId: null,
      deletedAt: now,
      updatedAt: now,
    })
    return before?.avatarMediaId ?? null
  },
}
