'use client'

import type { Edge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { lazy } from '../../system/lazy-part.ts'

export interface DragOrderOptions {
  /** Only what has the same list can change places. */
  list: string
  index: number
  axis: 'vertical' | 'horizontal'
  onMove: (from: number, to: number) => void
  disabled?: boolean | undefined
}

export interface DragOrder {
  /** For what is dragged. */
  root: RefObject<HTMLElement | null>
  /** Where it is held; without one, anywhere. */
  handle: RefObject<HTMLElement | null>
  isDragged: boolean
  /** Where another would land. */
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
