'use client'

import type { Edge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { lazy } from '@stoa/ui/internal/system'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'

export interface DragOrderOptions {
  /** A name of the list: only entries with the same one can change places. */
  list: string
  /** The entry's place in the list, from 0. */
  index: number
  /** Direction of the list. */
  axis: 'vertical' | 'horizontal'
  /** Called with the old and the new place, from 0, when an entry is dropped here. */
  onMove: (from: number, to: number) => void
  /** Cannot be dragged. Default `false`. */
  disabled?: boolean | undefined
}

export interface DragOrder {
  /** The ref of the entry that is dragged. */
  root: RefObject<HTMLElement | null>
  /** The ref of the part it is held by. Without one it can be held anywhere. */
  handle: RefObject<HTMLElement | null>
  /** Whether it is being dragged now. */
  isDragged: boolean
  /** The edge at which another entry would land; `null` while none is over it. */
  edge: Edge | null
}

/** Only a pointer drags: its code comes when one is over an entry, for all entries that there are. */
const dragging = lazy(() => import('./attach-drag.ts').then(module => module.attachDrag))

/** One entry of a list whose order is changed by dragging. */
export function useDragOrder({ list, index, axis, onMove, disabled = false }: DragOrderOptions): DragOrder {
  const root = useRef<HTMLElement>(null)
  const handle = useRef<HTMLElement>(null)
  const [isDragged, setDragged] = useState(false)
  const [edge, setEdge] = useState<Edge | null>(null)
  const attach = useSyncExternalStore(dragging.loaded.subscribe, dragging.loaded.get, () => undefined)
  const moving = useRef(onMove)
  useEffect(() => {
    moving.current = onMove
  })
  useEffect(() => {
    const element = root.current
    if (!element || disabled) return
    if (!attach) {
      element.addEventListener('pointerover', dragging.preload)
      return () => element.removeEventListener('pointerover', dragging.preload)
    }
    return attach({
      element,
      handle: handle.current,
      list,
      index,
      axis,
      onDragged: setDragged,
      onEdge: setEdge,
      onMove: (from, to) => moving.current(from, to),
    })
  }, [list, index, axis, disabled, attach])
  return { root, handle, isDragged, edge }
}
