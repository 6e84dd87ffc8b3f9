import { type Algorithm, hash, type Options, verify } from '@node-rs/argon2'
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

/** What a hash says of its making. */
const MADE_WITH = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),/

export function createArgon2(strength: Strength = STRENGTH): PasswordHasher {
  let stranger: Promise<string> | null = null
  return {
    hash: password => hash(password, strength),
    async verify(stored, password) {
      stranger ??= hash('nobody has this password', strength)
      const matches = await verify(stored ?? (await stranger), password)
      return stored !== null && matches
    },
    isWeaker(stored) {
      const [, memory, passes] = MADE_WITH.exec(stored) ?? []
      return !(Number(memory) >= strength.memoryCost && Number(passes) >= strength.timeCost)
    },
  }
}
