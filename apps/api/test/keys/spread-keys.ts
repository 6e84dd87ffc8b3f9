/**
 * Map of the tables to many machines. A table that is spread has a column that decides which machine has a row,
 * and every unique index of it must contain the column: what Citus asks, and what hash partitions of PostgreSQL ask.
 */

export interface Spread {
  by: string
  /** The table has no such column yet. */
  isMissing?: true
  /** Unique indexes without the column: what would take their place. */
  inTheWay?: Record<string, string>
}

const id = (table: string, column: string) => ({ [`${table}_pkey`]: `(${column}, id)` })

/** Tables with the data of one person. */
const ofUsers: Record<string, Spread> = {
  account_tokens: {
    by: 'user_id',
    inTheWay: {
      ...id('account_tokens', 'user_id'),
      account_tokens_hash_key: 'the emailed link names the user',
    },
  },
  addresses: { by: 'user_id', inTheWay: id('addresses', 'user_id') },
  authenticator_apps: { by: 'user_id' },
  cart_items: { by: 'user_id', inTheWay: id('cart_items', 'user_id') },
  factor_challenges: {
    by: 'user_id',
    inTheWay: {
      ...id('factor_challenges', 'user_id'),
      factor_challenges_hash_key: 'the token of the challenge names the user',
    },
  },
  known_devices: { by: 'user_id' },
  passkeys: {
    by: 'user_id',
    inTheWay: { ...id('passkeys', 'user_id'), passkeys_credential_key: '(user_id, credential_id)' },
  },
  recovery_codes: { by: 'user_id' },
  refresh_tokens: { by: 'user_id', isMissing: true },
  sessions: { by: 'user_id', inTheWay: id('sessions', 'user_id') },
  stock_alerts: { by: 'user_id' },
  user_roles: { by: 'user_id' },
  wish_lists: {
    by: 'user_id',
    inTheWay: {
      wish_lists_share_key: 'a table of tokens that all machines have',
      wish_lists_stop_key: 'a table of tokens that all machines have',
    },
  },
  wishes: { by: 'user_id' },
}

/** One purchase, with its money. */
const ofCheckouts: Record<string, Spread> = {
  checkouts: {
    by: 'id',
    inTheWay: {
      checkouts_number_key: 'a number that is made from the id',
      checkouts_open_key: 'a table of open checkouts by user',
    },
  },
  checkout_lines: { by: 'checkout_id' },
  checkout_shipping: { by: 'checkout_id' },
  order_groups: {
    by: 'checkout_id',
    inTheWay: {
      ...id('order_groups', 'checkout_id'),
      order_groups_number_key: 'a number that is made from the id',
      order_groups_tracking_key: 'the emailed link names the number',
    },
  },
  payment_events: { by: 'checkout_id', isMissing: true },
  payments: {
    by: 'checkout_id',
    inTheWay: {
      ...id('payments', 'checkout_id'),
      payments_reference_key: 'the provider is told the checkout',
      payments_capture_key: 'the provider is told the checkout',
    },
  },
  refunds: { by: 'checkout_id', isMissing: true },
  stock_reservations: { by: 'checkout_id' },
}

/** Tables with what one shop sells, ships and is owed. */
const ofShops: Record<string, Spread> = {
  claim_lines: { by: 'shop_id', isMissing: true },
  claim_media: { by: 'shop_id', isMissing: true },
  claims: { by: 'shop_id', inTheWay: id('claims', 'shop_id') },
  commission_lines: { by: 'shop_id', inTheWay: { commission_lines_pkey: '(shop_id, order_line_id)' } },
  dispute_statement_media: { by: 'shop_id', isMissing: true },
  dispute_statements: { by: 'shop_id', inTheWay: id('dispute_statements', 'shop_id') },
  disputes: {
    by: 'shop_id',
    inTheWay: { ...id('disputes', 'shop_id'), disputes_open_key: '(shop_id, order_id)' },
  },
  downloads: {
    by: 'shop_id',
    inTheWay: { ...id('downloads', 'shop_id'), downloads_ticket_key: 'the ticket names the shop' },
  },
  fulfillment_lines: { by: 'shop_id', isMissing: true },
  fulfillments: { by: 'shop_id', inTheWay: id('fulfillments', 'shop_id') },
  invoice_counters: { by: 'shop_id' },
  invoices: {
    by: 'shop_id',
    inTheWay: {
      ...id('invoices', 'shop_id'),
      invoices_order_key: '(shop_id, order_id)',
      invoices_refund_key: '(shop_id, refund_id)',
      invoices_fee_number_key: 'the counter of the series, which stays in one place',
    },
  },
  ledger_entries: {
    by: 'shop_id',
    inTheWay: {
      ...id('ledger_entries', 'shop_id'),
      ledger_entries_payout_key: '(shop_id, payout_id, kind)',
      ledger_entries_placement_key: '(shop_id, order_id, kind)',
      ledger_entries_refund_key: '(shop_id, refund_id, kind)',
    },
  },
  order_cancellation_lines: { by: 'shop_id', isMissing: true },
  order_cancellations: { by: 'shop_id', inTheWay: id('order_cancellations', 'shop_id') },
  order_events: { by: 'shop_id', inTheWay: id('order_events', 'shop_id') },
  order_line_quantities: { by: 'shop_id' },
  order_lines: { by: 'shop_id', inTheWay: id('order_lines', 'shop_id') },
  order_notes: { by: 'shop_id', inTheWay: id('order_notes', 'shop_id') },
  order_reminders: { by: 'shop_id' },
  order_tax_lines: { by: 'shop_id', inTheWay: { order_tax_lines_order_id_n_pk: '(shop_id, order_id, n)' } },
  orders: {
    by: 'shop_id',
    inTheWay: { ...id('orders', 'shop_id'), orders_number_key: 'unique by the number of its group' },
  },
  payment_splits: { by: 'shop_id', isMissing: true },
  payout_accounts: { by: 'shop_id' },
  payouts: {
    by: 'shop_id',
    inTheWay: { ...id('payouts', 'shop_id'), payouts_number_key: '(shop_id, number)' },
  },
  product_views: { by: 'shop_id' },
  refund_lines: { by: 'shop_id', isMissing: true },
  refund_tax_lines: { by: 'shop_id', isMissing: true },
  return_lines: { by: 'shop_id', isMissing: true },
  return_media: { by: 'shop_id', isMissing: true },
  returns: { by: 'shop_id', inTheWay: id('returns', 'shop_id') },
  saved_views: { by: 'shop_id', inTheWay: id('saved_views', 'shop_id') },
  shop_log: { by: 'shop_id', inTheWay: id('shop_log', 'shop_id') },
  shop_tax_registrations: { by: 'shop_id' },
  attestations: { by: 'shop_id' },
  shop_traders: { by: 'shop_id' },
  shop_views: { by: 'shop_id' },
}

export const SPREAD: Record<string, Spread> = {
  ...ofUsers,
  ...ofCheckouts,
  ...ofShops,
  idempotency_keys: { by: 'scope' },
}

/**
 * Tables that stay in one place. These are the catalog, which statement triggers keep in order, with all of its rows;
 * tables for looking users up; and those that wait for jobs.
 */
export const IN_ONE_PLACE = [
  [
    'categories',
    'commission_rules',
    'fee_invoice_counters',
    'fee_months',
    'market_days',
    'market_settings',
    'media',
    'payout_batches',
    'scenes',
    'search_synonyms',
    'search_words',
  ],
  ['operator_log', 'operator_sessions', 'operators'],
  ['page_versions', 'pages', 'reports', 'restrictions', 'set_up', 'sign_in_codes', 'slug_redirects'],
  ['product_media', 'product_option_values', 'product_options', 'product_questions', 'product_stock'],
  ['product_words', 'products', 'review_media', 'reviews', 'variant_values', 'variants'],
  ['price_changes', 'stock_movements', 'catalog_run_items', 'catalog_runs'],
  ['shipping_zone_places', 'shipping_zones', 'shop_applications', 'shop_invitations', 'shop_members'],
  ['shops', 'users'],
  ['emails', 'payment_webhooks', 'rate_counts', 'tax_categories', 'tax_rates'],
  ['withdrawal_lines', 'withdrawal_parts', 'withdrawals'],
].flat()
