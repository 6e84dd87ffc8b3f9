import { judgePassword, MIN_LENGTH } from '@stoa/server-kit/password-rule'
import { problem } from '../../platform/problem.ts'

const WORDS = {
  minLength: `Use at least ${MIN_LENGTH} characters.`,
  common: 'This is one of the passwords that are tried first. Choose another.',
  strength: 'This is quickly guessed. A few unrelated words are stronger and easy to remember.',
}

/**
 * @param words of the account and its site, as `readPasswordWords` answers them
 * @param pointer where the password stands in the request
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
