export interface Addressee {
  id: string
  email: string
  username: string
}

export const addressed = ({ id, email }: Addressee) => ({ recipient: email, userId: id })

/** Anyone can register somebody else's address under any name: a name that is an advertisement is left out. */
export function greet({ username }: Pick<Addressee, 'username'>): string {
  const name = username.replace(/\s+/g, ' ').trim()
  return /[/:@<>\\]|www\.|\.\p{L}{2,}/iu.test(name) ? 'Hello,' : `Hello ${name},`
}
