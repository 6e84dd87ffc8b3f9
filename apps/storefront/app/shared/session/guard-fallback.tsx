import { GuardLoading, Note } from '@stoa/ui'
import { guardFallbackLabels } from './guard-fallback.labels.ts'

/** Shows progress until the session is known. Without scripts, says that the page needs them. */
export function GuardFallback({ withoutScripts }: NeedsScriptsProps) {
  return (
    <>
      <GuardLoading />
      <NeedsScripts withoutScripts={withoutScripts} />
    </>
  )
}

export interface NeedsScriptsProps {
  /** Message for visitors without scripts. By default it says that the page needs them. */
  readonly withoutScripts?: string | undefined
}

/** Settings of a page that needs a login, as its route's `handle`. */
export interface GuardedPage extends NeedsScriptsProps {
  /** Whether the page is at least as high as the window. Its placeholder then is too, so that the footer doesn't jump. */
  readonly isTall?: boolean
}

export const NeedsScripts = ({ withoutScripts = guardFallbackLabels.needsScripts }: NeedsScriptsProps) => (
  <noscript>
    <Note tone="info">{withoutScripts}</Note>
  </noscript>
)
