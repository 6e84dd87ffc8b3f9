export { container, section } from './container.css.ts'
export { media } from './media.ts'
