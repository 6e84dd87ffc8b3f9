'use client'

import * as styles from './dialog.css.ts'
import { Modal, type ModalProps } from './modal.tsx'

/** A panel from the start edge, 20 rem wide. Its content draws its own head; `title` is announced. */
export function Drawer(props: ModalProps) {
  return <Modal component="Drawer" className={styles.drawer} closesOnBack {...props} />
}

/** A panel over the top of a small screen. */
export function Sheet(props: ModalProps) {
  return <Modal component="Sheet" className={styles.sheet} closesOnBack {...props} />
}
