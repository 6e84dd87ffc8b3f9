import type { Deps } from '../../platform/deps.ts'
import { problem } from '../../platform/problem.ts'
import { findUserByEmail, normalisePassword, renewHash } from '../users/index.ts'

/**
 * Finds the user with this email address and password. Renews the hash if the hashing parameters are stronger now.
 *
 * @throws problem `auth.credentials_wrong`, after the same time for an unknown address
 */
export async function verifyPassword(
  { db, passwords }: Pick<Deps, 'db' | 'passwords'>,
  givenEmail: string,
  givenPassword: string,
) {
  const email = givenEmail.trim()
  const password = normalisePassword(givenPassword)
  const user = await findUserByEmail(db, email)
  const matches = await passwords.verify(user?.passwordHash ?? null, password)
  if (!user || !matches) throw problem('auth.credentials_wrong')
  if (!passwords.isWeaker(user.passwordHash)) return user
  const passwordHash = await passwords.hash(password)
  if (await renewHash(db, user, passwordHash)) return { ...user, passwordHash }
  // Another login was quicker, or the password was changed a moment ago.
  const present = await findUserByEmail(db, email)
  if (!present || !(await passwords.verify(present.passwordHash, password)))
    throw problem('auth.credentials_wrong')
  return present
}
