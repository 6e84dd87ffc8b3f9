'use client'

import { useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { useCloseOnBack } from '../../system/use-close-on-back.ts'
import type { SurfaceProps } from './modal-props.ts'
import { ModalSurface } from './modal-surface.tsx'

/**
 * Common base of dialog, drawer and sheet, on the browser's `<dialog>`. Its element is at the end of the page, or of the
 * shadow root: inside a form of the host, its fields would belong to that form.
 */
export function Modal({ closesOnBack = false, ...props }: SurfaceProps) {
  const { open, onOpenChange } = props
  const [isPresent, setPresent] = useState(open)
  const [root, setRoot] = useState<Element | ShadowRoot>()
  const findRoot = useCallback((marker: HTMLTemplateElement | null) => {
    const found = marker?.getRootNode()
    if (found) setRoot(found instanceof ShadowRoot ? found : document.body)
  }, [])
  const leave = useCallback(() => setPresent(false), [])
  useCloseOnBack(open && closesOnBack, () => onOpenChange(false))

  if (open && !isPresent) setPresent(true)
  if (!open && !isPresent) return null
  if (!root) return <template ref={findRoot} />
  return createPortal(<ModalSurface {...props} onLeft={leave} />, root)
}
