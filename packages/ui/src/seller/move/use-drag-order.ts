'use client'

import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index'
import { type RefObject, useEffect, useRef, useState } from 'react'

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

/** One entry of a list whose order is changed by dragging. */
export function useDragOrder({ list, index, axis, onMove, disabled = false }: DragOrderOptions): DragOrder {
  const root = useRef<HTMLElement>(null)
  const handle = useRef<HTMLElement>(null)
  const [isDragged, setDragged] = useState(false)
  const [edge, setEdge] = useState<Edge | null>(null)
  const moving = useRef(onMove)
  useEffect(() => {
    moving.current = onMove
  })
  useEffect(() => {
    const element = root.current
    if (!element || disabled) return
    const isOurs = (data: Record<string | symbol, unknown>) => data.list === list
    return combine(
      draggable({
        element,
        ...(handle.current && { dragHandle: handle.current }),
        getInitialData: () => ({ list, index }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => isOurs(source.data) && source.data.index !== index,
        getData: ({ input }) =>
          attachClosestEdge(
            { list, index },
            {
              element,
              input,
              allowedEdges: axis === 'vertical' ? ['top', 'bottom'] : ['left', 'right'],
            },
          ),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ source, self }) => {
          setEdge(null)
          const from = source.data.index as number
          const to = getReorderDestinationIndex({
            startIndex: from,
            indexOfTarget: index,
            closestEdgeOfTarget: extractClosestEdge(self.data),
            axis,
          })
          if (to !== from) moving.current(from, to)
        },
      }),
    )
  }, [list, index, axis, disabled])
  return { root, handle, isDragged, edge }
}
