import { GuardLoading, Note } from '@stoa/ui'

/** Shown while it is not yet known who is asking; without scripts it can never be known. */
export function GuardFallback({ withoutScripts }: NeedsScriptsProps) {
  return (
    <>
      <GuardLoading />
      <NeedsScripts withoutScripts={withoutScripts} />
    </>
  )
}

export interface NeedsScriptsProps {
  /** What to do without scripts, where a page has more to say than that it needs them. */
  readonly withoutScripts?: string | undefined
}

/** What a page for signed-in people tells its guard, as its route's `handle`. */
export interface GuardedPage extends NeedsScriptsProps {
  /** It is as high as the window at least: what stands for it is so, too, and the footer does not jump. */
  readonly isTall?: boolean
}

const KNOWS_YOU = 'This page knows you by what your browser keeps, and needs JavaScript for it.'

export const NeedsScripts = ({ withoutScripts = KNOWS_YOU }: NeedsScriptsProps) => (
  <noscript>
    <Note tone="info">{withoutScripts}</Note>
  </noscript>
)
