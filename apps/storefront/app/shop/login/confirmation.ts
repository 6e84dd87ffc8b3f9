const SHORTEST_TOKEN = 16

/** Token of an emailed link; null if the URL has none, or one that is too short. */
export const mailedToken = (params: URLSearchParams): string | null => {
  const token = params.get('token') ?? ''
  return token.length < SHORTEST_TOKEN ? null : token
}

export async function spendToken(token: string) {
  const { confirmAddress } = await import('../../data/confirm-address.ts')
  return confirmAddress(token)
}
