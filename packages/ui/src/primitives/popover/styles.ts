export { popover } from './popover.css.ts'
