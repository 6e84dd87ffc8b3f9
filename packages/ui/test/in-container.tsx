import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { container } from '../src/styles/container.css.ts'

/** For parts that reach into the page's gutter, and so want one around them. */
export const inContainerOf = (ui: ReactNode) => <div className={container.shop}>{ui}</div>

export const inContainer: Decorator = Story => inContainerOf(<Story />)
