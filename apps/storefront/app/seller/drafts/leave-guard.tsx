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

const loadDialog = async () => (await import('@stoa/back-office/leave-dialog')).LeaveDialog
/** Fetched with the first change that could be lost. */
const LeaveDialog = lazily(loadDialog, PlainQuestion)

/** A form whose changes would be lost. */
export interface UnsavedForm {
  /** Saves all of it; answers whether it could. Without it the dialog offers no saving. */
  readonly onSave?: (() => Promise<boolean>) | undefined
  /** Forgets the changes, kept drafts too. */
  readonly onDiscard?: (() => void) | undefined
}

interface LeaveGuard {
  readonly register: (id: string, form: UnsavedForm) => () => void
  readonly forget: (id: string) => void
  /** Asks as a link would; runs `go` at once where nothing is unsaved, and never where the person stays. */
  readonly leave: (go: () => void) => void
}

const GuardContext = createContext<LeaveGuard | null>(null)

/**
 * The one blocker of the seller area: two in one page would shadow each other. Forms register while they hold changes
 * (`useUnsaved`); a link, Back, or a switch of shops then asks first.
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
        // A failed fetch is tried again by the dialog.
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
            onStay={stay}
            onDiscard={discard}
            {...(canSave && { onSave: () => void save() })}
          >
            {failed && (
              <Note tone="critical" role="alert">
                That could not be saved. Stay here to see why.
              </Note>
            )}
          </LeaveDialog>
        </Suspense>
      )}
    </GuardContext>
  )
}

/** Where the dialog's code cannot be had, the browser asks. */
function PlainQuestion({ onStay, onDiscard }: LeaveDialogProps) {
  useEffect(() => {
    if (window.confirm('Leave this page? What you changed is not saved.')) onDiscard()
    else onStay()
  }, [])
  return null
}

/**
 * Says that a form holds changes that would be lost. Answers how to say that they are saved, for a page that goes
 * elsewhere by itself right after saving.
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

/** Leaves as a link would, for what is no link. */
export function useLeave(): LeaveGuard['leave'] {
  const guard = use(GuardContext)
  return useCallback((go: () => void) => (guard ? guard.leave(go) : go()), [guard])
}

interface Place {
  readonly pathname: string
}

/** A reload or a closed window asks in the browser's own words. */
function useAskBrowser(forms: { readonly current: ReadonlyMap<string, UnsavedForm> }) {
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (forms.current.size > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [forms])
}
