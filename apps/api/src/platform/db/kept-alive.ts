/**
 * Options by which a connection notices that its server is gone, as after a power failure. It probes after ten quiet
 * seconds. The system's own delay is two hours, during which a connection that only listens would notice nothing.
 */
export const KEPT_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const
