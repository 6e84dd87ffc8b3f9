import type { CardFieldOptions } from '@paypal/paypal-js/sdk-v6'

/**
 * Style of a field inside PayPal's frame, which has neither our variables nor our fonts. Values are copied from the box
 * around it.
 */
export function cardStyle(box: HTMLElement): NonNullable<CardFieldOptions['style']> {
  const { color, fontSize } = getComputedStyle(box)
  return {
    input: {
      color: asRgb(color),
      background: 'transparent',
      border: 'none',
      boxShadow: 'none',
      outline: 'none',
      fontFamily: 'system-ui, sans-serif',
      fontSize,
      height: `${box.clientHeight}px`,
      padding: '0 14px',
    },
    'input.focus': { boxShadow: 'none', outline: 'none' },
    'input.invalid': { color: asRgb(color), boxShadow: 'none' },
  }
}

/** Converts a color to `rgb()`, the notation that PayPal's frame accepts. */
function asRgb(color: string): string {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return color
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}
