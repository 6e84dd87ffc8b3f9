import { vars } from '../tokens/contract.css.ts'
import { base } from './layered.ts'
import { typeScale } from './type.ts'

/** Text styles as classes, for pages that compose components. */
export const text = base.styleVariants(
  {
    hero: { ...typeScale('hero'), color: vars.color.text.strong },
    title1: { ...typeScale('title1'), color: vars.color.text.strong },
    title2: { ...typeScale('title2'), color: vars.color.text.strong },
    title3: { ...typeScale('title3'), color: vars.color.text.strong },
    lede: typeScale('lede'),
    body: typeScale('body'),
    sm: typeScale('sm'),
    xs: typeScale('xs'),
    muted: { color: vars.color.text.muted },
    strong: { color: vars.color.text.strong, fontWeight: 600 },
  },
  'text',
)
