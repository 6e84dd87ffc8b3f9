import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index'

export interface DraggedEntry {
  element: HTMLElement
  handle: HTMLElement | null
  /** Only what has the same list can change places. */
  list: string
  index: number
  axis: 'vertical' | 'horizontal'
  onDragged: (isDragged: boolean) => void
  onEdge: (edge: Edge | null) => void
  onMove: (from: number, to: number) => void
}

/** Makes one entry of a list something to drag, and to drop another on. Answers how to undo that. */
export function attachDrag(entry: DraggedEntry): () => void {
  const { element, handle, list, index, axis, onDragged, onEdge, onMove } = entry
  const isOurs = (data: Record<string | symbol, unknown>) => data.list === list
  return combine(
    draggable({
      element,
      ...(handle && { dragHandle: handle }),
      getInitialData: () => ({ list, index }),
      onDragStart: () => onDragged(true),
      onDrop: () => onDragged(false),
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
      onDrag: ({ self }) => onEdge(extractClosestEdge(self.data)),
      onDragLeave: () => onEdge(null),
      onDrop: ({ source, self }) => {
        onEdge(null)
        const from = source.data.index as number
        const to = getReorderDestinationIndex({
          startIndex: from,
          indexOfTarget: index,
          closestEdgeOfTarget: extractClosestEdge(self.data),
          axis,
        })
        if (to !== from) onMove(from, to)
      },
    }),
  )
}
