import { GuardLoading, Note } from '@stoa/ui'

/** Shown while it is not yet known who is asking; without scripts it can never be known. */
export function GuardFallback() {
  return (
    <>
      <GuardLoading />
      <NeedsScripts />
    </>
  )
}

export const NeedsScripts = () => (
  <noscript>
    <Note tone="info">This page knows you by what your browser keeps, and needs JavaScript for it.</Note>
  </noscript>
)
