export { vars } from './contract.css.ts'
export {
  type DesignToken,
  type DesignTokens,
  darkTokens,
  designTokens,
  lightTokens,
} from './design-tokens.ts'
export { darkPalette, lightPalette, type Palette } from './palette.ts'
export { type Breakpoint, breakpoints } from './scale.ts'
export { deepTones, type ShopTone, shopTones } from './shop-tones.ts'
export * from './timing.ts'
