/** Registration, login, sessions, passwords and mailed links. */
export { createAuthHandlers } from './auth.handlers.ts'
export { deviceOf } from './device.ts'
export { endSessions } from './end-sessions.ts'
export { createKnownDevices, type KnownDevices } from './known-devices.ts'
export { requireStrongPassword } from './password-rule.ts'
export { readPasswordWords } from './password-words.repository.ts'
export { createSessionService, type SessionService } from './session.service.ts'
export { hashToken, newOpaqueToken } from './tokens.ts'
