/** What Storybook reads beside the components; nothing of it is published. */
export * from '../tokens/contrast.ts'
export * from '../tokens/scale.ts'
export { toHex, toHexWithAlpha } from '../tokens/srgb.ts'
export { figmaTokens, tokensStudio } from '../tokens/tool-tokens.ts'
export type { ComponentDocs, ComponentOrigin, ComponentStatus } from './component-docs.ts'
export { transcripts } from './transcripts.ts'
