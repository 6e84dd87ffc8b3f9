import { type RefObject, useEffect, useRef } from 'react'

/**
 * Writes `value` into an uncontrolled field whenever it changes. Text that was typed before hydration stays, because the
 * first value is already in the HTML.
 */
export function useFollowedValue(field: RefObject<HTMLInputElement | null>, value: string): void {
  const followed = useRef(value)
  useEffect(() => {
    if (followed.current === value) return
    followed.current = value
    if (field.current && field.current.value !== value) field.current.value = value
  }, [field, value])
}
