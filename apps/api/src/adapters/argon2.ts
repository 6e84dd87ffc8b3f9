import { availableParallelism } from 'node:os'
import { type Algorithm, hash, type Options, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
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

/** Parameters that a hash contains. */
const MADE_WITH = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),/

export function createArgon2(strength: Strength = STRENGTH): PasswordHasher {
  const inTurn = pLimit(AT_A_TIME)
  let stranger: Promise<string> | null = null
  return {
    hash: password => inTurn(hash, password, strength),
    async verify(stored, password) {
      stranger ??= inTurn(hash, 'nobody has this password', strength)
      const matches = await inTurn(verify, stored ?? (await stranger), password)
      return stored !== null && matches
    },
    isWeaker(stored) {
      const [, memory, passes] = MADE_WITH.exec(stored) ?? []
      return !(Number(memory) >= strength.memoryCost && Number(passes) >= strength.timeCost)
    },
  }
}
