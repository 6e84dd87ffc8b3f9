export { container, section } from './container.css.ts'
export { media } from './media.ts'
export { text } from './text.css.ts'
