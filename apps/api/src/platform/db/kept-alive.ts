/**
 * Options with which a connection notices that its server has disappeared, for example after a power failure. It
 * probes after ten quiet seconds. The system's default is two hours, too long for a connection that only listens.
 */
export const KEPT_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const
