import { useSyncExternalStore } from 'react'

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

let kept: string | null = null
const listeners = new Set<() => void>()

/** Keeps the token of a visitor who is logged in, whose profile page then asks for the confirmation. */
export function keepConfirmation(token: string | null): void {
  kept = token
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Token kept by this tab; null if there is none. */
export const useKeptConfirmation = () =>
  useSyncExternalStore(
    subscribe,
    () => kept,
    () => null,
  )
