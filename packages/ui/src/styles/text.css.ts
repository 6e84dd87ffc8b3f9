import { vars } from '../tokens/contract.css.ts'
import { base } from './layered.ts'
import { typeScale } from './type.ts'

/** Steps of the type scale and emphases as classes, of which `Heading` and `Text` are made. */
export const text = base.styleVariants(
  {
    hero: { ...typeScale('hero'), color: vars.color.text.strong },
    title1: { ...typeScale('title1'), color: vars.color.text.strong },
    title2: { ...typeScale('title2'), color: vars.color.text.strong },
    title3: { ...typeScale('title3'), color: vars.color.text.strong },
    /** No step of the scale: the size of text, in bold. */
    title4: {
      fontFamily: vars.font.text,
      fontSize: vars.type.body.size,
      lineHeight: 1.35,
      fontWeight: 650,
      letterSpacing: 0,
      color: vars.color.text.strong,
    },
    lede: typeScale('lede'),
    body: typeScale('body'),
    sm: typeScale('sm'),
    xs: typeScale('xs'),
    soft: { color: vars.color.text.muted },
    strong: { color: vars.color.text.strong, fontWeight: 600 },
  },
  'text',
)
