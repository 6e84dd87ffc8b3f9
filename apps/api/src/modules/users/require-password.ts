import type { Deps } from '../../platform/deps.ts'
import { problem } from '../../platform/problem.ts'
import { findUserById } from './users.repository.ts'

export const passwordWrong = (pointer: string, message = 'This isn’t your password.') =>
  problem('account.password_wrong', { fields: [{ pointer, code: 'wrong', message }] })

/**
 * The user with this password. What it protects is not for a session alone, which may be stolen.
 *
 * @param pointer of the field that the password was typed into: `/password`
 * @throws problem `account.password_wrong`, a 400: a 401 would say that the token is bad
 */
export async function requirePassword(
  { db, passwords }: Pick<Deps, 'db' | 'passwords'>,
  userId: string,
  given: string,
  pointer: string,
) {
  const user = await findUserById(db, userId)
  if (!user) throw problem('auth.token_invalid')
  if (await passwords.verify(user.passwordHash, normalisePassword(given))) return user
  throw passwordWrong(pointer)
}

/** Puts each letter into one form, so that passwords are compared as people see them. */
export const normalisePassword = (password: string): string => password.normalize('NFKC')
