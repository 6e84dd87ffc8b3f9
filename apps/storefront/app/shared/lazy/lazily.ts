import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/**
 * A component whose code is fetched when it is first drawn. Where the code cannot be had it draws `Otherwise`, for a
 * page must not go down for an addition to it.
 */
export const lazily = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  Otherwise: ComponentType<P> = Nothing,
) =>
  lazy<ComponentType<P>>(() =>
    load().then(
      component => ({ default: component }),
      () => ({ default: Otherwise }),
    ),
  )
