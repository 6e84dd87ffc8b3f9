import { type Algorithm, hash, type Options, verify } from '@node-rs/argon2'
import type { PasswordHasher } from '../ports/passwords.ts'

/** OWASP's least for argon2id: 19 MiB, two passes, one lane. */
const STRENGTH: Options = {
  algorithm: 2 as Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

export function createArgon2(strength: Options = STRENGTH): PasswordHasher {
  let stranger: Promise<string> | null = null
  return {
    hash: password => hash(password, strength),
    async verify(stored, password) {
      stranger ??= hash('nobody has this password', strength)
      const matches = await verify(stored ?? (await stranger), password)
      return stored !== null && matches
    },
  }
}
