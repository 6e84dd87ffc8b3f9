import { pattern } from '../../styles/layered.ts'

/** Names such as "South Georgia & South Sandwich Islands" need two lines on phones. */
export const trigger = pattern.style({
  maxInlineSize: '100%',
  paddingBlock: 6,
  lineHeight: 1.3,
  textAlign: 'start',
  whiteSpace: 'normal',
})
