/** People with an account: their row, their roles and their profile. */

export { normalisePassword, passwordWrong, requirePassword } from './require-password.ts'
export { readUsername } from './username.ts'
export { createUserHandlers } from './users.handlers.ts'
export { FORMER_MEMBER, userService } from './users.service.ts'
