/** Makes and checks password hashes, off the event loop. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /**
   * Compares a password with a hash. With null it returns false after the same time, so that unknown users cannot be
   * detected.
   */
  verify(hash: string | null, password: string): Promise<boolean>
  /** Whether a hash was made with less work than new ones are. */
  isWeaker(hash: string): boolean
}
