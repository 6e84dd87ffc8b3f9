/** The version of the seller agreement that an application has to accept. */
export const AGREEMENT_VERSION = '2026-11'
