import type { DataStrategyResult, MiddlewareFunction } from 'react-router-dom'

export type PageData = Record<string, DataStrategyResult>

/** Finds what a request's page was given before; there once somebody is here who may want to go back. */
export const restorer: { current?: (request: Request) => PageData | null } = {}

/** Back and Forward show a page that is still fresh at once, whatever the network does; all else is asked for. */
export const restoreKept: MiddlewareFunction<PageData> = async ({ request }, next) =>
  restorer.current?.(request) ?? next()
