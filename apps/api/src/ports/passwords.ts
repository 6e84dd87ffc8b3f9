/** Makes and checks password hashes, off the event loop. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** With null it works as long and answers false: an unknown user costs the same time. */
  verify(hash: string | null, password: string): Promise<boolean>
  /** Whether a hash was made with less work than new ones are. */
  isWeaker(hash: string): boolean
}
