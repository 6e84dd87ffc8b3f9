export interface Addressee {
  id: string
  email: string
  username: string
}

export const addressed = ({ id, email }: Addressee) => ({ recipient: email, userId: id })

/**
 * Writes the greeting. Anyone can register another person's address under any name, so a name that looks like
 * advertising is left out.
 */
export function greet({ username }: Pick<Addressee, 'username'>): string {
  const name = username.replace(/\s+/g, ' ').trim()
  return /[/:@<>\\]|www\.|\.\p{L}{2,}/iu.test(name) ? 'Hello,' : `Hello ${name},`
}
