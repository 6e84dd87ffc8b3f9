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
  return isAdvertising(name) ? 'Hello,' : `Hello ${name},`
}

/** Whether a name contains something like a link. */
export const isAdvertising = (name: string): boolean => /[/:@<>\\]|www\.|\.\p{L}{2,}/iu.test(name)
