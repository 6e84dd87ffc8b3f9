'use client'

import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import * as Radix from 'radix-ui/toast'
import { useEffect, useRef } from 'react'
import { giveBack, pathOutwards } from '../../system/give-back.ts'
import { useLabels } from '../../system/use-labels.ts'
import { Button } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Picture } from '../picture/index.ts'
import { Spinner } from '../spinner/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { Announcement } from './announcement.tsx'
import * as styles from './toast.css.ts'
import { toastLabels } from './toast.labels.ts'
import type { ToastAction, Toaster, ToastItem, ToastSubject } from './toaster.ts'

export interface ToastRegionProps {
  /** The toasts to show, the oldest first. */
  items: readonly ToastItem[]
  /** Toaster that is notified when a toast times out or is dismissed. */
  toaster: Toaster
  /** The region's name; `{hotkey}` is replaced by the keys. */
  label: string
  /** Codes of the keys that focus the region, such as `['F8']`; `[]` for none. */
  hotkey: readonly string[]
  /** Keys of the other kind, which lead here too while there is none of that kind. */
  otherHotkey: readonly string[]
  /** Distance in pixels that a swipe needs to dismiss a toast. */
  swipeThreshold: number
}

/**
 * One kind of toasts. Mount it only while there are any: a toast removed under the pointer leaves Radix's pause
 * flag on, and only a fresh provider forgets it (radix-ui/primitives #3355).
 */
export function ToastRegion({
  items,
  toaster,
  label,
  hotkey,
  otherHotkey,
  swipeThreshold,
}: ToastRegionProps) {
  const viewport = useRef<HTMLOListElement>(null)
  useOtherHotkey(viewport, otherHotkey)
  useFocusBack(
    viewport,
    items.some(item => item.open),
  )
  return (
    <Radix.Provider swipeThreshold={swipeThreshold} label={label.replace(/\s*\(\{hotkey\}\)/, '')}>
      {items.map(item => (
        <ToastCard key={item.id} item={item} toaster={toaster} />
      ))}
      <Radix.Viewport
        ref={viewport}
        className={styles.viewport}
        data-component="ToastViewport"
        data-react-aria-top-layer=""
        hotkey={[...hotkey]}
        label={label}
      />
    </Radix.Provider>
  )
}

const glyphs = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert } as const

function ToastCard({ item, toaster }: { item: ToastItem; toaster: Toaster }) {
  const t = useLabels('toast', toastLabels)
  const card = useRef<HTMLLIElement>(null)
  useForgottenSwipe(card)
  const isError = item.type === 'error'
  const text = [`${t(item.type)}:`, item.title, item.body].filter(Boolean).join(' ')

  const root = (
    <Radix.Root
      // A new version starts Radix's timer and announcement again.
      key={item.version}
      ref={card}
      open={item.open}
      onOpenChange={open => open || toaster.dismiss(item.id)}
      duration={item.duration}
      type={isError ? 'foreground' : 'background'}
      className={styles.toast}
      data-component="Toast"
      data-type={item.type}
      data-updated={item.version > 1 || undefined}
    >
      <span className={styles.glyph}>
        {item.type === 'loading' ? <Spinner /> : <Icon as={glyphs[item.type]} />}
        <VisuallyHidden>{`${t(item.type)}: `}</VisuallyHidden>
      </span>
      <Radix.Title className={styles.title}>{item.title}</Radix.Title>
      <Radix.Close asChild>
        <IconButton label={t('dismiss')} icon={X} size="sm" className={styles.close} />
      </Radix.Close>
      {item.body && <Radix.Description className={styles.body}>{item.body}</Radix.Description>}
      {item.about && <Subject {...item.about} />}
      <div className={styles.actions}>
        {item.action && <ActionButton {...item.action} emphasis="line" />}
        {item.nextStep && <ActionButton {...item.nextStep} emphasis="strong" />}
      </div>
    </Radix.Root>
  )
  return (
    <>
      {root}
      <Announcement key={`said-${item.version}`} text={text} urgent={isError} />
    </>
  )
}

function ActionButton({ label, onClick, emphasis }: ToastAction & { emphasis: 'line' | 'strong' }) {
  return (
    <Radix.Action asChild altText={label}>
      <Button emphasis={emphasis} size="sm" onClick={onClick}>
        {label}
      </Button>
    </Radix.Action>
  )
}

function Subject({ title, details, note, picture }: ToastSubject) {
  return (
    <div className={styles.about} data-part="Subject">
      {picture && (
        <span className={styles.aboutPicture}>
          <Picture picture={picture} sizes="48px" decorative />
        </span>
      )}
      <span className={styles.aboutLabel}>
        <span className={styles.aboutTitle}>{title}</span>
        {details && <span className={styles.aboutLine}>{details}</span>}
        {note && <span>{note}</span>}
      </span>
    </div>
  )
}

/** Users who hear a message and its Undo cannot tell its kind, so either key leads to the one that exists. */
function useOtherHotkey(viewport: { current: HTMLElement | null }, hotkey: readonly string[]) {
  useEffect(() => {
    if (hotkey.length === 0) return
    const focus = (event: KeyboardEvent) => {
      const pressed = hotkey.every(key => event.code === key || event[key as 'altKey'] === true)
      const isAlone = document.querySelectorAll('[data-component="ToastViewport"]').length === 1
      if (pressed && isAlone) viewport.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [viewport, hotkey])
}

/**
 * Returns the focus of users who came by the hotkey or by Tab, with the last toast and before the region disappears.
 */
function useFocusBack(viewport: { current: HTMLElement | null }, isOpen: boolean) {
  const before = useRef<readonly Element[]>([])
  useEffect(() => {
    // Around it are the stops by which Tab leads in and out.
    const place = viewport.current?.parentElement
    const remember = (from: Element | null) => {
      if (from && !place?.contains(from)) before.current = pathOutwards(from)
    }
    const move = ({ target }: FocusEvent) => remember(target as Element)
    remember(document.activeElement)
    document.addEventListener('focusin', move)
    return () => document.removeEventListener('focusin', move)
  }, [viewport])
  useEffect(() => {
    if (!isOpen && viewport.current?.contains(document.activeElement)) giveBack(before.current)
  }, [isOpen, viewport])
}

/** A swipe let go outside of the window never ends in Radix (radix-ui/primitives #4141): put the toast back. */
function useForgottenSwipe(card: { current: HTMLLIElement | null }) {
  useEffect(() => {
    const reset = () => {
      const element = card.current
      if (element?.dataset.swipe !== 'move' && element?.dataset.swipe !== 'start') return
      element.dataset.swipe = 'cancel'
      element.style.removeProperty('--radix-toast-swipe-move-x')
    }
    window.addEventListener('blur', reset)
    window.addEventListener('pointercancel', reset)
    return () => {
      window.removeEventListener('blur', reset)
      window.removeEventListener('pointercancel', reset)
    }
  }, [card])
}
