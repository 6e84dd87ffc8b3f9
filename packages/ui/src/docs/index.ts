/** What Storybook reads beside the components; nothing of it is published. */
export * from '../tokens/contrast.ts'
export { darkPalette, lightPalette, type Palette } from '../tokens/palette.ts'
export * from '../tokens/scale.ts'
export { toHex, toHexWithAlpha } from '../tokens/srgb.ts'
export { figmaTokens, tokensStudio } from '../tokens/tool-tokens.ts'
export { brandSheet } from './brand-sheet.ts'
export type { ComponentDocs, ComponentOrigin, ComponentStatus, DocsPairs } from './component-docs.ts'
export { transcripts } from './transcripts.ts'
