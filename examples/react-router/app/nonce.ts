import { createContext, useContext } from 'react'

/** The nonce of the answer that is being drawn; undefined in the browser, which hides it once it is read. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = () => useContext(NonceContext)
