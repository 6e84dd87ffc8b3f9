import { fieldStyles } from '@stoa/ui/internal/primitives'
import { pattern } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color } = vars

/** The focus is on a part of the day, within the browser's own field: the field itself does not have it. */
export const control = pattern.style([
  fieldStyles.control,
  {
    selectors: {
      '&:focus-within': {
        borderColor: color.accent.solid,
        outline: `2px solid ${color.focus}`,
        outlineOffset: '1px',
      },
    },
  },
])
