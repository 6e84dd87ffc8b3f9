export { move } from './move.ts'
export { moveOnKeys } from './move-keys.ts'
export { MoveMenu, type MoveMenuProps } from './move-menu.tsx'
export { type DragOrder, type DragOrderOptions, useDragOrder } from './use-drag-order.ts'
