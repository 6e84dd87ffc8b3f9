'use client'

import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { useLabels } from '@stoa/ui/internal/system'
import type { ReactNode } from 'react'
import { leaveDialogLabels } from './leave-dialog.labels.ts'

export interface LeaveDialogProps {
  /** Whether it is shown; the host keeps the state. */
  open: boolean
  /** The changes are being saved: the button shows a spinner. Default `false`. */
  busy?: boolean | undefined
  /** Called with `false` when the user stays on the page. */
  onOpenChange: (open: boolean) => void
  /** Called when the changes are to be thrown away. */
  onDiscard: () => void
  /** Called when the changes are to be saved first. Leave out if the page cannot save on its own. */
  onSave?: (() => void) | undefined
  /** Reason why saving failed, such as a `Note`. */
  children?: ReactNode
}

/** Asked before a page with unsaved changes is left: save, discard, or stay. */
export function LeaveDialog({
  open,
  busy = false,
  onOpenChange,
  onDiscard,
  onSave,
  children,
}: LeaveDialogProps) {
  const t = useLabels('leaveDialog', leaveDialogLabels)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t('text')}
      actions={
        <>
          <Button emphasis="plain" onClick={() => onOpenChange(false)}>
            {t('stay')}
          </Button>
          <Button emphasis={onSave ? 'line' : 'strong'} disabled={busy} onClick={onDiscard}>
            {t('discard')}
          </Button>
          {onSave && (
            <Button busy={busy} onClick={onSave}>
              {t('save')}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Dialog>
  )
}
