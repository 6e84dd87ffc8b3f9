import { useSyncExternalStore } from 'react'

const SHORTEST_TOKEN = 16

/** The token that a mailed link brought, or null where the address has none that could be one. */
export const mailedToken = (params: URLSearchParams): string | null => {
  const token = params.get('token') ?? ''
  return token.length < SHORTEST_TOKEN ? null : token
}

export async function spendToken(token: string) {
  const { confirmAddress } = await import('../../data/confirm-address.ts')
  return confirmAddress(token)
}

let kept: string | null = null
const listeners = new Set<() => void>()

/** Keeps the token of someone who is signed in already: the guest's page is not theirs, their account asks. */
export function keepConfirmation(token: string | null): void {
  kept = token
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The kept token, while this tab has one. */
export const useKeptConfirmation = () =>
  useSyncExternalStore(
    subscribe,
    () => kept,
    () => null,
  )
