'use client'

import * as styles from './dialog.css.ts'
import { Modal } from './modal.tsx'
import type { ModalProps } from './modal-props.ts'

export interface DrawerProps extends ModalProps {
  /** Edge of the window that it comes from. Default `start`. */
  side?: 'start' | 'end' | undefined
  /** 20 or 26 rem wide, and narrower than the window. Default `md`. */
  size?: 'md' | 'lg' | undefined
}

/** A panel from the edge of the window. Its content draws its own head; `title` is announced. */
export function Drawer({ side = 'start', size = 'md', ...props }: DrawerProps) {
  return (
    <Modal
      component="Drawer"
      className={styles.drawer}
      boxClassName={styles.drawerBox({ side, size })}
      closesOnBack
      {...props}
    />
  )
}

/** A panel over the top of a small screen. */
export function Sheet(props: ModalProps) {
  return (
    <Modal
      component="Sheet"
      className={styles.sheet}
      boxClassName={styles.sheetBox}
      closesOnBack
      {...props}
    />
  )
}
