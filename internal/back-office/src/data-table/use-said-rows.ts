import { useEffect, useRef, useState } from 'react'

/**
 * What is to be heard of a list that was searched, filtered or turned while the focus stayed where it was. Nothing of
 * what the page began with: that is read with the page.
 */
export function useSaidRows(words: string | undefined): string {
  const known = useRef<string>(undefined)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (words === undefined || words === known.current) return
    if (known.current !== undefined) setSaid(words)
    known.current = words
  }, [words])
  return said
}
