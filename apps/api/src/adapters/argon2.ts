import { availableParallelism } from 'node:os'
import { type Algorithm, hash, type Options, verify } from '@node-rs/argon2'
import { createSharedTurns } from '../platform/sender.ts'
import type { PasswordHasher } from '../ports/passwords.ts'

interface Strength extends Options {
  /** KiB. */
  memoryCost: number
  /** Passes. */
  timeCost: number
}

/** OWASP's least for argon2id: 19 MiB, two passes, one lane. */
const STRENGTH: Strength = {
  algorithm: 2 as Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

/** Number of passwords hashed at a time. With several cores, logins leave one of them free for other work. */
const AT_A_TIME = Math.max(1, availableParallelism() - 1)

const MAX_WAITING = 1_024
const BUSY = 'Many people are logging in right now. Try again in a moment.'

/** Parameters that a hash contains. */
const MADE_WITH = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),/

export function createArgon2(strength: Strength = STRENGTH): PasswordHasher {
  const inTurn = createSharedTurns({ places: AT_A_TIME, waiting: MAX_WAITING }, BUSY)
  let stranger: Promise<string> | null = null
  return {
    hash: password => inTurn(() => hash(password, strength)),
    async verify(stored, password) {
      stranger ??= hash('nobody has this password', strength)
      const known = stored ?? (await stranger)
      const matches = await inTurn(() => verify(known, password))
      return stored !== null && matches
    },
    isWeaker(stored) {
      const [, memory, passes] = MADE_WITH.exec(stored) ?? []
      return !(Number(memory) >= strength.memoryCost && Number(passes) >= strength.timeCost)
    },
  }
}
