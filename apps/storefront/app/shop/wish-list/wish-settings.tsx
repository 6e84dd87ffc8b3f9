import type { WishListSettings } from '@stoa/api-client/schema'
import { Button, Checkbox, Panel, Stack, TextField } from '@stoa/ui'
import { useState } from 'react'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { updateWishList } from './wish-calls.ts'

/** The list as a whole: shared by a link or not, told of by email or not. */
export function WishSettings({ settings }: { settings: WishListSettings }) {
  const [now, setNow] = useState(settings)
  const { busy, problem, call } = useCall()
  const change = (patch: { isShared?: boolean; alertsOn?: boolean }) =>
    void call(async () => setNow(await updateWishList(patch)))
  const href = now.shareToken && `${location.origin}/wishlist/shared/${now.shareToken}`

  const copy = async (text: string) => {
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    toasts.show(
      isCopied
        ? { id: 'wish', type: 'success', title: 'Link copied.' }
        : { id: 'wish', type: 'warning', title: 'Please copy the link from the field.' },
    )
  }
  return (
    <Panel as="section" padded aria-label="Share and be told">
      <Stack>
        <ProblemNote problem={problem} />
        <Checkbox
          label="Email me when a price falls or something is back in stock"
          checked={now.alertsOn}
          disabled={busy !== undefined}
          onCheckedChange={alertsOn => change({ alertsOn })}
        />
        {href ? (
          <>
            <TextField label="Who has this link sees your user name and what is on the list" value={href} />
            <Stack row>
              <Button emphasis="soft" onClick={() => void copy(href)}>
                Copy the link
              </Button>
              <Button emphasis="plain" busy={busy !== undefined} onClick={() => change({ isShared: false })}>
                Stop sharing
              </Button>
            </Stack>
          </>
        ) : (
          <Stack row>
            <Button emphasis="line" busy={busy !== undefined} onClick={() => change({ isShared: true })}>
              Share this list
            </Button>
          </Stack>
        )}
      </Stack>
    </Panel>
  )
}
