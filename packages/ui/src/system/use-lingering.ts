'use client'

import { useEffect, useState } from 'react'

/** `active`, and for `time` milliseconds after it ended: keeps a thing mounted while it leaves. */
export function useLingering(active: boolean, time: number): boolean {
  const [lingers, setLingers] = useState(active)
  useEffect(() => {
    if (active) {
      setLingers(true)
      return
    }
    const timer = setTimeout(() => setLingers(false), time)
    return () => clearTimeout(timer)
  }, [active, time])
  return active || lingers
}
