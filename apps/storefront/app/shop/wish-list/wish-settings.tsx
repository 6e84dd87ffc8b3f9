import type { WishListSettings } from '@stoa/api-client/schema'
import { Button, Checkbox, Panel, Stack, TextField } from '@stoa/ui'
import { useState } from 'react'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { updateWishList } from './wish-calls.ts'
import { wishSettingLabels } from './wish-settings.labels.ts'

/** Settings of the whole list: sharing by a link, and emails about prices and stock. */
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
        ? { id: 'wish', type: 'success', title: wishSettingLabels.copied }
        : { id: 'wish', type: 'warning', title: wishSettingLabels.notCopied },
    )
  }
  return (
    <Panel as="section" padded aria-label={wishSettingLabels.title}>
      <Stack>
        <ProblemNote problem={problem} />
        <Checkbox
          label={wishSettingLabels.alerts}
          checked={now.alertsOn}
          disabled={busy !== undefined}
          onCheckedChange={alertsOn => change({ alertsOn })}
        />
        {href ? (
          <>
            <TextField label={wishSettingLabels.link} value={href} />
            <Stack layout="row">
              <Button emphasis="soft" onClick={() => void copy(href)}>
                {wishSettingLabels.copy}
              </Button>
              <Button emphasis="plain" busy={busy !== undefined} onClick={() => change({ isShared: false })}>
                {wishSettingLabels.stopSharing}
              </Button>
            </Stack>
          </>
        ) : (
          <Stack layout="row">
            <Button emphasis="line" busy={busy !== undefined} onClick={() => change({ isShared: true })}>
              {wishSettingLabels.share}
            </Button>
          </Stack>
        )}
      </Stack>
    </Panel>
  )
}
