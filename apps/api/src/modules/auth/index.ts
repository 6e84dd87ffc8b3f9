/** Registration, log-in, sessions, passwords and mailed links. */
export { createAuthHandlers } from './auth.handlers.ts'
export { normalisePassword, requireStrongPassword } from './password-rule.ts'
export { createSessionService, type SessionService } from './session.service.ts'
export { newOpaqueToken } from './tokens.ts'
