import type { SecondFactors } from '../second-factor/index.ts'
import type { KnownDevices } from './known-devices.ts'
import type { Device, Pair, SessionService } from './session.service.ts'

export interface Others {
  sessions: SessionService
  factors: SecondFactors
  devices: KnownDevices
}

/** Device of a visitor, with the secret in its cookie. */
export interface Visitor extends Device {
  knownAs: string | null
}

/** A login that went through: its tokens, and the secret for the device's cookie. */
export interface Entered extends Pair {
  knownAs: string
}
