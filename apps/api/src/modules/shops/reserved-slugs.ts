/** Slugs that no shop may have, because it would look like a part of the marketplace. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set(
  `about account admin administrator all api app auth best-seller billing blog buy cart category checkout contact
  customer-service dashboard dev help home info jobs legal login logout mail marketplace media moderator new news null
  official operator order orders pay payment payments press privacy product products register returns root sale search
  security sell seller sellers shop shops sitemap staff static stoa store support system team terms test track-order withdraw
  undefined user users vendor vendors verified www`.split(/\s+/),
)
