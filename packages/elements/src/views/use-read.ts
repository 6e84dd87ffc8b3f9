import { useEffect, useState } from 'react'
import type { Market } from '../market/types.ts'

/**
 * Returns the JSON of a public path of the marketplace. Undefined until it has come, and null if it couldn't be read.
 *
 * @param path null if nothing has to be read
 */
export function useRead<T>({ calls }: Market, path: `/${string}` | null): T | null | undefined {
  const [read, setRead] = useState<T | null>()
  useEffect(() => {
    if (!path) return
    let isCurrent = true
    calls.read(path).then(
      json => isCurrent && setRead(json as T),
      () => isCurrent && setRead(null),
    )
    return () => {
      isCurrent = false
    }
  }, [calls, path])
  return read
}
