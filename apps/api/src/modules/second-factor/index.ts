/** Authenticator apps, passkeys and recovery codes: what a log-in asks for beside the password. */
export { createSecondFactorHandlers } from './second-factor.handlers.ts'
export { createSecondFactors, type SecondFactors } from './second-factor.service.ts'
export { switchOffSecondFactor } from './switch-off.ts'
