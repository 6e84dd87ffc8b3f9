/** Parts of primitives without a public entry, for packages of the workspace that add components. It is not published. */
export { fieldStyles, tokenStyles } from '../primitives/field/styles.ts'
export { usePopover } from '../primitives/popover/use-popover.ts'
export { popover } from '../styles/popover.css.ts'
