export { onEscape } from './on-escape.ts'
export { usePopover } from './use-popover.ts'
