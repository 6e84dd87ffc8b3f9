/** Authenticator apps, passkeys and recovery codes, which a login requires in addition to the password. */
export { createSecondFactorHandlers } from './second-factor.handlers.ts'
export { createSecondFactors, type SecondFactors } from './second-factor.service.ts'
export { switchOffSecondFactor } from './switch-off.ts'
