/** People with an account: their row, their roles and their profile. */

export { beginsWith, findPeople, findPersonFacts, type PersonFacts } from './people.repository.ts'
export { publicNameOf } from './public-name.sql.ts'
export { normalisePassword, passwordWrong, requirePassword } from './require-password.ts'
export { readUsername, requireOwnUsername, usernameOf } from './username.ts'
export { createUserHandlers } from './users.handlers.ts'
export { findUserByEmail, findUserById, lockUser, type UserRow } from './users.repository.ts'
export {
  anonymizeUser,
  changeEmail,
  changePassword,
  confirmUser,
  createUser,
  FORMER_MEMBER,
  holdUnblocked,
  holdUser,
  holdUserBy,
  lockUserBy,
  renewHash,
  requireMailable,
  restrictUser,
} from './users.service.ts'
