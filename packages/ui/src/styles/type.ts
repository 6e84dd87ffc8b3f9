import { vars } from '../tokens/contract.css.ts'
import { displayTypes as display } from '../tokens/scale.ts'

type TypeName = keyof typeof vars.type

/** One step of the type scale as a style rule, for use inside a component's own rule. */
export const typeScale = (name: TypeName) => ({
  fontFamily: display.has(name) ? vars.font.display : vars.font.text,
  fontSize: vars.type[name].size,
  lineHeight: vars.type[name].line,
  fontWeight: vars.type[name].weight,
  letterSpacing: vars.type[name].tracking,
  ...(display.has(name) && { textWrap: 'balance' as const }),
})

/** Figures that line up under each other: prices, counts, tables. */
export const tabularNumbers = { fontVariantNumeric: 'tabular-nums lining-nums' } as const

/**
 * One line, truncated at the end of its own writing direction, which may differ from the page's. It starts at the
 * same side as the text around it.
 */
export const truncate = {
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  unicodeBidi: 'plaintext',
  // Chromium knows it by its first name only.
  textAlign: ['-webkit-match-parent', 'match-parent'] as ['-webkit-match-parent', 'match-parent'],
} as const

/** Long text cut after `lines` lines. */
export const clampLines = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const

/** Invisible, but in the accessibility tree. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
