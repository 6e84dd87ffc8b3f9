import { useEffect, useState } from 'react'
import type { Market } from '../market/types.ts'

/** Returns the JSON of a public path of the API. Undefined until it has come, and null if it couldn't be read. */
export function useRead<T>({ calls }: Market, path: `/api/public/${string}`): T | null | undefined {
  const [read, setRead] = useState<T | null>()
  useEffect(() => {
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
