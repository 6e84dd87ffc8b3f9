ALTER TABLE "returns" ADD COLUMN "postage" text;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "label_key" text;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "label_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "postage_max_minor" bigint;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "postage_minor" bigint;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
-- The column is new and empty, so that no row is read into the index.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "returns_labels_idx" ON "returns" USING btree ("id") WHERE "returns"."label_key" is not null;
--> statement-breakpoint
-- Items of a return that waits for its label are in the return and in no dispute, like those that are on their way back.
-- Otherwise the view is the one of 0035.
CREATE OR REPLACE VIEW "derived_order_line_quantities" AS
WITH parcels AS NOT MATERIALIZED (
  SELECT f.id, f.order_id, f.shop_id, f.claim_id, f.status, f.shipped_at, f.delivered_at, fl.order_line_id, fl.quantity,
    f.status = 'delivered' AND NOT EXISTS (
      SELECT FROM order_events e WHERE e.order_id = f.order_id AND e.kind = 'delivered' AND e.actor = 'system'
        AND e.data ->> 'fulfillmentId' = f.id::text) AS is_confirmed
  FROM fulfillments f JOIN fulfillment_lines fl ON fl.fulfillment_id = f.id
  WHERE f.status IN ('shipped', 'delivered')),
replaced AS NOT MATERIALIZED (
  SELECT p.order_id, p.order_line_id, p.shop_id, p.claim_id, sum(p.quantity)::int AS quantity,
    coalesce(sum(p.quantity) FILTER (WHERE c.kind <> 'missing' OR p.is_confirmed), 0)::int AS exchanged, max(p.shipped_at) AS at
  FROM parcels p JOIN claims c ON c.id = p.claim_id GROUP BY 1, 2, 3, 4),
claimed AS NOT MATERIALIZED (
  SELECT c.id, c.order_id, c.shop_id, c.opened_at, cl.order_line_id, cl.quantity,
    CASE WHEN c.status = 'resolved' AND c.resolution = 'refund' THEN cl.quantity - coalesce(r.quantity, 0) ELSE 0 END AS refunded
  FROM claims c JOIN claim_lines cl ON cl.claim_id = c.id
  LEFT JOIN replaced r ON r.order_id = c.order_id AND r.claim_id = c.id AND r.order_line_id = cl.order_line_id
  WHERE c.status IN ('open', 'approved', 'resolved') OR c.status = 'rejected' AND EXISTS (
    SELECT FROM disputes d WHERE d.order_id = c.order_id AND d.claim_id = c.id AND d.status IN ('open', 'under_review'))),
return_items AS NOT MATERIALIZED (
  SELECT r.id, r.order_id, r.shop_id, r.requested_at, r.received_at, r.status IN ('requested', 'approved', 'in_transit') AS is_open,
    r.status <> 'canceled' AS is_asked, rl.order_line_id, rl.quantity, coalesce(rl.received_quantity, 0) AS received,
    d.id AS dispute_id, d.opened_at AS disputed_at,
    CASE WHEN d.id IS NOT NULL AND r.status NOT IN ('approved', 'in_transit') THEN rl.quantity - coalesce(rl.received_quantity, 0) ELSE 0 END AS disputed
  FROM returns r JOIN return_lines rl ON rl.return_id = r.id
  LEFT JOIN disputes d ON d.order_id = r.order_id AND d.return_id = r.id AND d.status <> 'resolved_seller'),
-- As many items were asked back as one return was about, or as returns are about at once.
asked AS NOT MATERIALIZED (
  SELECT order_id, order_line_id, shop_id, id, requested_at, least(quantity, greatest(0, total - coalesce(sum(quantity) OVER earlier, 0))) AS quantity
  FROM (
    SELECT *, greatest(max(quantity) OVER line,
      sum(received + CASE WHEN is_open THEN quantity ELSE 0 END + disputed) OVER line) AS total
    FROM return_items WHERE is_asked
    WINDOW line AS (PARTITION BY order_id, order_line_id)) r
  WINDOW earlier AS (PARTITION BY order_id, order_line_id ORDER BY is_open, requested_at, id
    ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)),
-- Each item is refunded once. Refunds that name their items were limited to what was left.
refunding AS NOT MATERIALIZED (
  SELECT e.order_id, (w ->> 'orderLineId')::uuid AS order_line_id, e.shop_id, rf.id AS cause, (w ->> 'quantity')::int AS quantity, e.at, 0 AS rank
  FROM order_events e JOIN refunds rf ON rf.order_id = e.order_id AND rf.id::text = e.data ->> 'refundId' AND rf.status <> 'failed'
  CROSS JOIN jsonb_array_elements(e.data -> 'lines') w
  WHERE e.kind = 'refunded'
  UNION ALL SELECT n.order_id, nl.order_line_id, n.shop_id, n.id, nl.quantity, n.at, 1
    FROM order_cancellations n JOIN order_cancellation_lines nl ON nl.cancellation_id = n.id
  UNION ALL SELECT order_id, order_line_id, shop_id, id, received, received_at, 1 FROM return_items WHERE received > 0
  UNION ALL SELECT order_id, order_line_id, shop_id, id, refunded, opened_at, 1 FROM claimed WHERE refunded > 0),
refunded AS NOT MATERIALIZED (
  SELECT r.order_id, r.order_line_id, r.shop_id, r.cause, r.at, least(r.quantity, greatest(0, l.quantity - coalesce(sum(r.quantity) OVER earlier, 0))) AS quantity
  FROM refunding r JOIN order_lines l ON l.order_id = r.order_id AND l.id = r.order_line_id
  WINDOW earlier AS (PARTITION BY r.order_id, r.order_line_id ORDER BY r.rank, r.at, r.cause
    ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING))
SELECT order_id, order_line_id, shop_id, 'fulfilled' AS kind, id AS cause, quantity, shipped_at AS at FROM parcels WHERE claim_id IS NULL
UNION ALL SELECT order_id, order_line_id, shop_id, 'delivered', id, quantity, delivered_at FROM parcels WHERE claim_id IS NULL AND status = 'delivered'
UNION ALL SELECT order_id, order_line_id, shop_id, 'confirmed', id, quantity, delivered_at FROM parcels WHERE claim_id IS NULL AND is_confirmed
UNION ALL SELECT order_id, order_line_id, shop_id, 'replaced', claim_id, quantity, at FROM replaced
UNION ALL SELECT order_id, order_line_id, shop_id, 'exchanged', claim_id, exchanged, at FROM replaced WHERE exchanged > 0
UNION ALL SELECT n.order_id, nl.order_line_id, n.shop_id, 'canceled', n.id, nl.quantity, n.at
  FROM order_cancellations n JOIN order_cancellation_lines nl ON nl.cancellation_id = n.id
UNION ALL SELECT order_id, order_line_id, shop_id, 'in_returns', id, quantity, requested_at FROM return_items WHERE is_open
UNION ALL SELECT order_id, order_line_id, shop_id, 'asked_back', id, quantity::int, requested_at FROM asked WHERE quantity > 0
UNION ALL SELECT order_id, order_line_id, shop_id, 'returned', id, received, received_at FROM return_items WHERE received > 0
UNION ALL SELECT order_id, order_line_id, shop_id, 'in_claims', id, quantity, opened_at FROM claimed
UNION ALL SELECT order_id, order_line_id, shop_id, 'claim_refunded', id, refunded, opened_at FROM claimed WHERE refunded > 0
UNION ALL SELECT order_id, order_line_id, shop_id, 'disputed_returns', dispute_id, disputed, disputed_at FROM return_items WHERE disputed > 0
UNION ALL SELECT p.order_id, p.order_line_id, p.shop_id, 'disputed_missing', d.id, sum(p.quantity)::int, d.opened_at
  FROM parcels p JOIN disputes d ON d.order_id = p.order_id AND d.claim_id IS NULL AND d.return_id IS NULL AND d.status <> 'resolved_seller'
  WHERE p.claim_id IS NULL AND (d.decided_at IS NULL OR p.shipped_at <= d.decided_at)
    AND (p.status = 'shipped' OR p.delivered_at > d.opened_at OR NOT p.is_confirmed)
  GROUP BY 1, 2, 3, d.id, d.opened_at
UNION ALL SELECT order_id, order_line_id, shop_id, 'refunded', cause, quantity::int, at FROM refunded WHERE quantity > 0;
