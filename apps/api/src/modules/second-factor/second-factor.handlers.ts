import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import type { SecondFactors } from './second-factor.service.ts'
import { createSecondFactorSettings } from './settings.service.ts'

type SecondFactorOperation =
  | 'confirmSecondFactor'
  | 'getSecondFactor'
  | 'startAuthenticatorApp'
  | 'activateAuthenticatorApp'
  | 'removeAuthenticatorApp'
  | 'startPasskey'
  | 'addPasskey'
  | 'removePasskey'
  | 'renewRecoveryCodes'

export function createSecondFactorHandlers(
  deps: Deps,
  factors: SecondFactors,
): Pick<Handlers, SecondFactorOperation> {
  const settings = createSecondFactorSettings(deps, factors)
  return {
    async confirmSecondFactor({ actor, body, ip }) {
      await factors.confirm(actor, body, ip)
      return undefined
    },
    getSecondFactor: ({ actor }) => factors.read(actor.userId),
    startAuthenticatorApp: ({ actor, body }) => settings.startApp(actor, body.password),
    activateAuthenticatorApp: ({ actor, body }) => settings.activateApp(actor, body.code),
    async removeAuthenticatorApp({ actor, body }) {
      await settings.removeApp(actor, body.password)
      return undefined
    },
    startPasskey: ({ actor, body }) => settings.startPasskey(actor, body.password),
    addPasskey: ({ actor, body }) => settings.addPasskey(actor, body),
    async removePasskey({ actor, params, body }) {
      await settings.removePasskey(actor, params.id, body.password)
      return undefined
    },
    renewRecoveryCodes: ({ actor, body }) => settings.renewCodes(actor, body.password),
  }
}
