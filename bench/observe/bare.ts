/**
 * Starts the API with nothing that observes it: `node --import bench/observe/bare.ts apps/api/src/server.ts`. Signals have
 * no channels, pools are the driver's own, work is not followed. It is what a benchmark holds the switched-off state
 * against, and no way to run a marketplace.
 */
import { registerHooks } from 'node:module'

const BARE: Record<string, string> = {
  'observe/signals.ts': `
    const silent = { hasSubscribers: false, publish() {} }
    export const signals = new Proxy({}, { get: () => silent })
    export const onSignal = () => () => undefined`,
  'observe/current-work.ts': `
    export const currentWork = () => undefined
    export const duringWork = (_work, run) => run()
    export const followWork = () => () => undefined
    export const namesOf = () => ({})`,
  'observe/pools.ts': `
    import pg from 'pg'
    export const openPools = () => new Map()
    export const createPool = (_name, config) => new pg.Pool(config)`,
}

registerHooks({
  load(url, context, nextLoad) {
    const name = Object.keys(BARE).find(each => url.endsWith(`/platform/${each}`))
    if (!name) return nextLoad(url, context)
    return { format: 'module', source: BARE[name]!, shortCircuit: true }
  },
})
