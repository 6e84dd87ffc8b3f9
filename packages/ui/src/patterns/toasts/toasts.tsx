'use client'

import { type CSSProperties, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import * as styles from '../../primitives/toast/toast.css.ts'
import type { ToastRegionProps } from '../../primitives/toast/toast-region.tsx'
import type { ToastItem } from '../../primitives/toast/toaster.ts'
import { cookieRoom } from '../../system/cookie-room.ts'
import { lazyPart, useIdlePreload, useLazy } from '../../system/lazy-part.ts'
import { useLabels } from '../../system/use-labels.ts'
import { useLingering } from '../../system/use-lingering.ts'
import { toastLeave, toastNotice, toastStack } from '../../tokens/timing.ts'
import type { ToastCenter } from './create-toasts.ts'
import type { LiftProps } from './lift.ts'
import { toastsLabels } from './toasts.labels.ts'
import { useHolder } from './use-holder.ts'

const region = lazyPart<ToastRegionProps>(() =>
  import('../../primitives/toast/toast-region.tsx').then(module => module.ToastRegion),
)

const lift = lazyPart<LiftProps>(() => import('./lift.ts').then(module => module.Lift))

const none: readonly ToastItem[] = []

function Kind({ toaster, ...props }: Omit<ToastRegionProps, 'items'>) {
  const items = useSyncExternalStore(toaster.items.subscribe, toaster.items.get, () => none)
  const mounted = useLingering(
    items.some(item => item.open),
    toastLeave,
  )
  const Region = useLazy(region, mounted)
  return Region && <Region items={items} toaster={toaster} {...props} />
}

export interface ToastsProps {
  /** Result of `createToasts()`, created once per browser tab. */
  toasts: ToastCenter
  /** Codes of the keys that focus the short toasts. Default Alt+T; `[]` for none. */
  stackHotkey?: readonly string[] | undefined
  /**
   * Codes of the keys that focus the longer ones. Default F8; `[]` for none, for example if an input method uses it.
   */
  noticeHotkey?: readonly string[] | undefined
}

/** Shows messages. Render it once per page, at its end. */
export function Toasts({
  toasts,
  stackHotkey = toastStack.hotkey,
  noticeHotkey = toastNotice.hotkey,
}: ToastsProps) {
  const t = useLabels('toasts', toastsLabels)
  const room = useSyncExternalStore(cookieRoom.subscribe, cookieRoom.get, () => 0)
  const home = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const holder = useHolder(home)
  // From the first idle moment on, because it has to know what was pressed before a toast came.
  const Lift = useSyncExternalStore(lift.loaded.subscribe, lift.loaded.get, () => undefined)
  useIdlePreload(lift)
  // Before there is anything to say: what cannot reach the network must still be able to say so.
  useIdlePreload(region)
  // Radix fills in `{hotkey}`, which our own messages would take for a placeholder of theirs.
  const label = (key: keyof typeof toastsLabels) => t(key).replace('[hotkey]', '{hotkey}')
  const corner = (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the toasts inside
    <div
      ref={place}
      className={styles.corner}
      style={{ [styles.roomBelow]: room > 0 ? `${room}px` : undefined } as CSSProperties}
      data-component="Toasts"
      // Escape dismisses the toast. A modal dialog around it stays open.
      onKeyDown={event => event.key === 'Escape' && event.preventDefault()}
    >
      {Lift && <Lift place={place} toasts={toasts} />}
      <Kind
        toaster={toasts.notice}
        label={label('notice')}
        hotkey={noticeHotkey}
        otherHotkey={stackHotkey}
        swipeThreshold={toastNotice.swipeThreshold}
      />
      <Kind
        toaster={toasts.stack}
        label={label('stack')}
        hotkey={stackHotkey}
        otherHotkey={noticeHotkey}
        swipeThreshold={toastStack.swipeThreshold}
      />
    </div>
  )
  return (
    <div ref={home} className={styles.home}>
      {holder && createPortal(corner, holder)}
    </div>
  )
}
