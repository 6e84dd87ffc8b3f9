/**
 * Set while somebody ends their account: reads that were under way then learn that their session is gone, and
 * must not be taken for a session that expired.
 */
export const farewell = { isUnderWay: false }
