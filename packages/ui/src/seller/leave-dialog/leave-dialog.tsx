'use client'

import type { ReactNode } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Dialog } from '../../primitives/dialog/index.ts'
import { useLabels } from '../../system/use-labels.ts'
import { leaveDialogLabels } from './leave-dialog.labels.ts'

export interface LeaveDialogProps {
  open: boolean
  busy?: boolean | undefined
  onStay: () => void
  onDiscard: () => void
  /** Left out where the page cannot save by itself. */
  onSave?: (() => void) | undefined
  /** Why it could not be saved. */
  children?: ReactNode
}

/** Asked before a page with unsaved changes is left: save, discard, or stay. */
export function LeaveDialog({ open, busy = false, onStay, onDiscard, onSave, children }: LeaveDialogProps) {
  const t = useLabels('leaveDialog', leaveDialogLabels)
  return (
    <Dialog
      open={open}
      onOpenChange={next => next || onStay()}
      title={t('title')}
      description={t('text')}
      actions={
        <>
          <Button emphasis="plain" onClick={onStay}>
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
