export { vars } from './contract.css.ts'
export { darkPalette, lightPalette, type Palette } from './palette.ts'
export { type Breakpoint, breakpoints } from './scale.ts'
export * from './timing.ts'
