import { judgePassword, MIN_LENGTH } from '@stoa/server-kit/password-rule'
import { problem } from '../../platform/problem.ts'

const WORDS = {
  minLength: `Use at least ${MIN_LENGTH} characters.`,
  common: 'This is one of the most common passwords. Choose another one.',
  strength: 'This can be guessed quickly. A longer phrase is stronger and easy to remember.',
}

/**
 * Rejects a weak password. `words` are terms of the account and its site, as `readPasswordWords` returns them.
 *
 * @param pointer field of the request that contains the password
 */
export function requireStrongPassword(
  password: string,
  words: readonly string[],
  pointer = '/password',
): void {
  const { weakness } = judgePassword(password, words)
  if (weakness)
    throw problem('password.too_weak', {
      detail: WORDS[weakness],
      fields: [{ pointer, code: weakness, message: WORDS[weakness] }],
    })
}
