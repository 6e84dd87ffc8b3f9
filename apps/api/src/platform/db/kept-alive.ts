/**
 * How a connection finds out that its server is gone without a word, as after a power cut: it asks once it was quiet for
 * ten seconds. The system's own delay is two hours, in which a connection that only listens would hear nothing.
 */
export const KEPT_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const
