import { vars } from '../tokens/contract.css.ts'
import { base } from './layered.ts'

const width = (inner: string) => ({
  inlineSize: '100%',
  maxInlineSize: `calc(${inner} + 2 * ${vars.size.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
})

/** Page-wide columns with the gutter: `shop` 1280, `text` 720, `card` 440. */
export const container = base.styleVariants(
  { shop: width(vars.size.container), text: width(vars.size.text), card: width(vars.size.card) },
  'container',
)

/** The gap before a section of a page. */
export const section = base.style({ paddingBlockStart: vars.size.section }, 'section')
