import { createVar } from '@vanilla-extract/css'
import { primitive } from '../../styles/layered.ts'
import { vars } from '../../tokens/contract.css.ts'

export const hue = createVar()

export const avatar = primitive.recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    fontFamily: vars.font.display,
    fontWeight: 700,
    lineHeight: 1,
    textTransform: 'uppercase',
    userSelect: 'none',
    // Forced colors leave only the outline of the shape.
    outline: '1px solid transparent',
    outlineOffset: '-1px',
  },
  variants: {
    size: {
      sm: { inlineSize: 32, blockSize: 32, fontSize: vars.type.xs.size },
      md: { inlineSize: 44, blockSize: 44, fontSize: vars.type.body.size },
      lg: { inlineSize: 64, blockSize: 64, fontSize: '1.375rem' },
    },
    shape: {
      round: {
        borderRadius: '50%',
        backgroundColor: vars.color.accent.soft,
        color: vars.color.accent.softText,
      },
      arch: {
        borderRadius: vars.radius.arch,
        backgroundColor: `oklch(${vars.avatar.surface} ${hue})`,
        color: `oklch(${vars.avatar.text} ${hue})`,
        // A shop whose color is known has its sign in it.
        selectors: {
          '&[data-shop-tone], [data-shop-tone] &': {
            backgroundColor: vars.shop.sign,
            color: vars.shop.wallSoft,
          },
        },
      },
    },
  },
  defaultVariants: { size: 'md', shape: 'round' },
})

export const picture = primitive.style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})
// Generated, so that it is no part of the visible text of a control, which its name must contain.
export const initial = primitive.style({ gridArea: '1 / 1', '::before': { content: 'attr(data-letter)' } })

/** Drawn while the name is not known. */
export const unknown = primitive.style({ gridArea: '1 / 1', inlineSize: '55%', blockSize: 'auto' })
