import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/**
 * A component whose code is fetched when it is first drawn. Where the code cannot be had it draws nothing, for a page
 * must not go down for an addition to it.
 */
export const lazily = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy<ComponentType<P>>(() =>
    load().then(
      component => ({ default: component }),
      () => ({ default: Nothing }),
    ),
  )
