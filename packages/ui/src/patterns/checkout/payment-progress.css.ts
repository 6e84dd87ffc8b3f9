import { pattern } from '../../styles/layered.ts'
import { typeScale } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

/** Nearly as high as the step that it replaces, so that the page below does not jump. */
export const root = pattern.style({
  display: 'grid',
  gap: vars.space[5],
  alignContent: 'center',
  justifyItems: 'center',
  minBlockSize: '280px',
  textAlign: 'center',
})

export const text = pattern.style({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'center',
  maxInlineSize: '48ch',
  color: vars.color.text.body,
})

export const title = pattern.style({ ...typeScale('title3'), color: vars.color.text.strong })

export const actions = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
