'use client'

import { type ChangeEvent, type DragEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

export interface FileDropOptions {
  /** Called with the files that were chosen, dropped or pasted; at least one. */
  onFiles: (files: readonly File[]) => void
  /** Filter of pasted files. Default: all. */
  isWanted?: (file: File) => boolean
}

export interface FileDropPlace {
  /** Whether files are dragged over it. */
  readonly isOver: boolean
  /** Props of the root. */
  readonly handlers: {
    readonly onDragEnter: (event: DragEvent) => void
    readonly onDragOver: (event: DragEvent) => void
    readonly onDragLeave: (event: DragEvent) => void
    readonly onDrop: (event: DragEvent) => void
  }
  /** Props of the `<input type="file">`, which can then choose the same file once more. */
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
const all = () => true

/**
 * Takes files that are chosen, dropped on the root, or pasted anywhere in its form; in the root itself if there is no
 * form. Whatever else is dragged or pasted goes its own way.
 */
export function useFileDrop(
  root: RefObject<HTMLElement | null>,
  { onFiles, isWanted = all }: FileDropOptions,
): FileDropPlace {
  const [isOver, setOver] = useState(false)
  const latest = useRef({ onFiles, isWanted })
  useLayoutEffect(() => {
    latest.current = { onFiles, isWanted }
  })
  useLayoutEffect(() => {
    const place = root.current?.closest('form') ?? root.current
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])].filter(latest.current.isWanted)
      if (files.length > 0) latest.current.onFiles(files)
    }
    place?.addEventListener('paste', paste)
    return () => place?.removeEventListener('paste', paste)
  }, [root])

  const drag = (event: DragEvent) => {
    if (!hasFiles(event)) return
    // Else the browser opens the file in place of the page.
    event.preventDefault()
    setOver(true)
  }
  return {
    isOver,
    handlers: {
      onDragEnter: drag,
      onDragOver: drag,
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
      },
      onDrop: event => {
        setOver(false)
        if (!hasFiles(event)) return
        event.preventDefault()
        const files = [...event.dataTransfer.files]
        if (files.length > 0) onFiles(files)
      },
    },
    onChange: ({ currentTarget }) => {
      const files = [...(currentTarget.files ?? [])]
      // Before anything is done with them: the list empties with the field.
      currentTarget.value = ''
      if (files.length > 0) onFiles(files)
    },
  }
}
