import { pattern } from '../../styles/layered.ts'

/** Wide enough for each of its labels, so that nothing moves when the stored theme becomes known. */
export const trigger = pattern.style({
  minInlineSize: 156,
  justifyContent: 'flex-start',
  selectors: { '&[data-ready="false"]': { visibility: 'hidden' } },
})
