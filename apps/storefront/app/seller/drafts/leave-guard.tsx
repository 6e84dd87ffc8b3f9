import type { LeaveDialogProps } from '@stoa/back-office'
import { Note } from '@stoa/ui/note'
import {
  createContext,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useBlocker } from 'react-router-dom'
import { lazily } from '../../shared/lazy/lazily.ts'
import { leaveGuardLabels } from './leave-guard.labels.ts'

const loadDialog = async () => (await import('@stoa/back-office/leave-dialog')).LeaveDialog
/** Loaded with the first change that could be lost. */
const LeaveDialog = lazily(loadDialog, PlainQuestion)

/** A form with unsaved changes. */
export interface UnsavedForm {
  /** Saves the form and resolves to whether it succeeded. Without it, the dialog can’t save. */
  readonly onSave?: (() => Promise<boolean>) | undefined
  /** Discards the changes and the kept draft. */
  readonly onDiscard?: (() => void) | undefined
}

interface LeaveGuard {
  readonly register: (id: string, form: UnsavedForm) => () => void
  readonly forget: (id: string) => void
  /** Runs `go` at once if nothing is unsaved. Otherwise asks first, and never runs it if the user stays. */
  readonly leave: (go: () => void) => void
}

const GuardContext = createContext<LeaveGuard | null>(null)

/**
 * Asks before a link, Back or a switch of shops leaves unsaved changes. Forms register with `useUnsaved`. Use one
 * provider for the whole seller area, because two blockers in a page would conflict.
 */
export function LeaveGuardProvider({ children }: { children: ReactNode }) {
  const forms = useRef(new Map<string, UnsavedForm>())
  const pending = useRef<() => void>(undefined)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)

  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }: { currentLocation: Place; nextLocation: Place }) =>
        forms.current.size > 0 && currentLocation.pathname !== nextLocation.pathname,
      [],
    ),
  )
  useAskBrowser(forms)

  const guard = useMemo<LeaveGuard>(
    () => ({
      register(id, form) {
        forms.current.set(id, form)
        // The dialog tries a failed load again.
        loadDialog().catch(() => {})
        return () => forms.current.delete(id)
      },
      forget: id => void forms.current.delete(id),
      leave(go) {
        if (forms.current.size === 0) return go()
        pending.current = go
        setAsking(true)
      },
    }),
    [],
  )

  const close = () => {
    setFailed(false)
    setAsking(false)
  }
  const stay = () => {
    close()
    pending.current = undefined
    if (blocker.state === 'blocked') blocker.reset()
  }
  const goOn = () => {
    close()
    forms.current.clear()
    pending.current?.()
    pending.current = undefined
    if (blocker.state === 'blocked') blocker.proceed()
  }
  const discard = () => {
    for (const { onDiscard } of forms.current.values()) onDiscard?.()
    goOn()
  }
  const save = async () => {
    setBusy(true)
    const saved = await Promise.all([...forms.current.values()].map(form => form.onSave?.() ?? false))
    setBusy(false)
    if (saved.every(Boolean)) goOn()
    else setFailed(true)
  }
  const canSave = [...forms.current.values()].every(({ onSave }) => onSave)
  return (
    <GuardContext value={guard}>
      {children}
      {(asking || blocker.state === 'blocked') && (
        <Suspense>
          <LeaveDialog
            open
            busy={busy}
            onOpenChange={stay}
            onDiscard={discard}
            {...(canSave && { onSave: () => void save() })}
          >
            {failed && (
              <Note tone="critical" role="alert">
                {leaveGuardLabels.failed}
              </Note>
            )}
          </LeaveDialog>
        </Suspense>
      )}
    </GuardContext>
  )
}

/** Asks with a dialog of the browser if the code of ours can’t be loaded. */
function PlainQuestion({ onOpenChange, onDiscard }: LeaveDialogProps) {
  useEffect(() => {
    if (window.confirm(leaveGuardLabels.confirm)) onDiscard()
    else onOpenChange(false)
  }, [])
  return null
}

/**
 * Registers a form that has unsaved changes. Returns a function that unregisters it at once, for pages that navigate
 * right after saving.
 *
 *     const forget = useUnsaved(count > 0, { onSave: save, onDiscard: discard })
 */
export function useUnsaved(isDirty: boolean, form: UnsavedForm = {}): () => void {
  const guard = use(GuardContext)
  const id = useId()
  const latest = useRef(form)
  latest.current = form
  useEffect(() => {
    if (!isDirty || !guard) return
    return guard.register(id, {
      ...(latest.current.onSave && { onSave: async () => (await latest.current.onSave?.()) ?? false }),
      onDiscard: () => latest.current.onDiscard?.(),
    })
  }, [isDirty, guard, id])
  return useCallback(() => guard?.forget(id), [guard, id])
}

/** Returns a function that leaves the page as a link does, and asks first if changes are unsaved. */
export function useLeave(): LeaveGuard['leave'] {
  const guard = use(GuardContext)
  return useCallback((go: () => void) => (guard ? guard.leave(go) : go()), [guard])
}

interface Place {
  readonly pathname: string
}

/** Lets the browser ask before a reload or before the window closes. */
function useAskBrowser(forms: { readonly current: ReadonlyMap<string, UnsavedForm> }) {
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (forms.current.size > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [forms])
}
