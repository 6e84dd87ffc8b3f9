import { useEffect, useState } from 'react'
import { untilIdle } from './until-idle.ts'

/** False until the hydrated page has nothing else to do: then what nearly every visitor uses is fetched. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    void untilIdle().then(() => setIdle(true))
  }, [])
  return isIdle
}
