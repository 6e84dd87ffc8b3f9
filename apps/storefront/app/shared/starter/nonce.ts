import { createContext, useContext } from 'react'

/** Nonce of the response that is being rendered; undefined in the browser, which hides it after use. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = () => useContext(NonceContext)
