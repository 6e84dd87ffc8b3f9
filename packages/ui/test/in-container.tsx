import type { Decorator } from '@storybook/react-vite'
import { container } from '../src/styles/container.css.ts'

/** For parts that reach into the page's gutter, and so want one around them. */
export const inContainer: Decorator = Story => (
  <div className={container.shop}>
    <Story />
  </div>
)
