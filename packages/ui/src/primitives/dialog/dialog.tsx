'use client'

import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import * as styles from './dialog.css.ts'
import { Modal } from './modal.tsx'
import type { ModalProps } from './modal-props.ts'

export interface DialogProps extends Omit<ModalProps, 'children'> {
  /** A sentence under the title, announced with it. */
  description?: ReactNode
  /** The body, between the description and the buttons. */
  children?: ReactNode
  /** The buttons at the end, the quiet one first. */
  actions?: ReactNode
}

/** A question or a short form that must be answered first. For news that need no answer take a toast. */
export function Dialog({ children, actions, ...props }: DialogProps) {
  return (
    <Modal
      component="Dialog"
      className={styles.dialog}
      boxClassName={styles.dialogBox}
      visibleTitle
      {...props}
    >
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Modal>
  )
}

export interface ConfirmDialogProps extends Omit<DialogProps, 'children' | 'actions'> {
  /** The label of the confirming button, as a verb: "Remove". */
  confirm: string
  /** The label of the button that changes nothing. */
  cancel: string
  /** `critical` colors the confirming button, for what cannot be undone. Default `neutral`. */
  tone?: 'neutral' | 'critical' | undefined
  /** Called when the confirming button is pressed, after `onOpenChange(false)`. */
  onConfirm: () => void
}

/** A question with two answers, such as whether to remove something. */
export function ConfirmDialog({ confirm, cancel, tone, onConfirm, ...props }: ConfirmDialogProps) {
  return (
    <Dialog
      {...props}
      actions={
        <>
          <Button emphasis="plain" onClick={() => props.onOpenChange(false)}>
            {cancel}
          </Button>
          <Button
            tone={tone}
            onClick={() => {
              props.onOpenChange(false)
              onConfirm()
            }}
          >
            {confirm}
          </Button>
        </>
      }
    />
  )
}
