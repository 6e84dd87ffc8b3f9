import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/**
 * Creates a component whose code loads at its first render. If that fails, it renders `Otherwise`, so that an optional
 * part can't break the page.
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
