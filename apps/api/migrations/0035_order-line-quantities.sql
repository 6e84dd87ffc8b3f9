CREATE TABLE "order_line_quantities" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_line_quantities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_line_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"cause" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_line_quantities_pkey" PRIMARY KEY("order_line_id","shop_id","id"),
	CONSTRAINT "order_line_quantities_check" CHECK ("order_line_quantities"."quantity" <> 0)
);
--> statement-breakpoint
-- What the ledger of an order comes to, from the rows that processes of the release before write. It fills the ledger below
-- and follows those processes while they go on; it goes with the release after this one. Nothing is materialized, so that one
-- order is read by its id alone.
CREATE VIEW "derived_order_line_quantities" AS
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
    CASE WHEN d.id IS NOT NULL AND r.status <> 'in_transit' THEN rl.quantity - coalesce(rl.received_quantity, 0) ELSE 0 END AS disputed
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
--> statement-breakpoint
-- What a process of the release before changes is entered when its transaction ends. Processes of this one enter what they
-- change themselves, and say so.
CREATE FUNCTION follow_order_line_quantities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.order_id IS NULL OR current_setting('stoa.keeps_quantities', true) = 'on' THEN RETURN NULL; END IF;
  INSERT INTO order_line_quantities (order_line_id, shop_id, kind, quantity, cause, at)
  SELECT order_line_id, coalesce(d.shop_id, q.shop_id), kind, coalesce(d.quantity, 0) - coalesce(q.quantity, 0), cause, now()
  FROM (
    SELECT order_line_id, shop_id, kind, cause, sum(quantity)::int AS quantity FROM derived_order_line_quantities
    WHERE order_id = NEW.order_id GROUP BY 1, 2, 3, 4) d
  FULL JOIN (
    SELECT q.order_line_id, q.shop_id, q.kind, q.cause, sum(q.quantity)::int AS quantity
    FROM order_lines l JOIN order_line_quantities q ON q.order_line_id = l.id AND q.shop_id = l.shop_id
    WHERE l.order_id = NEW.order_id GROUP BY 1, 2, 3, 4) q USING (order_line_id, kind, cause)
  WHERE coalesce(d.quantity, 0) <> coalesce(q.quantity, 0);
  IF TG_TABLE_NAME IN ('claims', 'fulfillments') THEN
    UPDATE orders o SET replacement_ship_by = r.ship_by
    FROM (
      SELECT min(coalesce(c.ship_by, c.answer_by)) AS ship_by FROM claims c
      WHERE c.order_id = NEW.order_id AND c.status = 'approved' AND c.resolution = 'replacement') r
    WHERE o.id = NEW.order_id AND o.replacement_ship_by IS DISTINCT FROM r.ship_by;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER follow_quantities AFTER INSERT OR UPDATE OF "status" ON "fulfillments"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status IN ('shipped', 'delivered')) EXECUTE FUNCTION follow_order_line_quantities();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER follow_quantities AFTER INSERT ON "order_cancellations"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION follow_order_line_quantities();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER follow_quantities AFTER INSERT OR UPDATE OF "status" ON "returns"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION follow_order_line_quantities();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER follow_quantities AFTER INSERT OR UPDATE OF "status" ON "claims"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION follow_order_line_quantities();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER follow_quantities AFTER INSERT OR UPDATE OF "status" ON "disputes"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION follow_order_line_quantities();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER follow_quantities AFTER INSERT OR UPDATE OF "status" ON "refunds"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION follow_order_line_quantities();
--> statement-breakpoint
-- After the triggers, whose locks keep parcels, returns, claims, disputes and refunds as they are meanwhile: buying goes on,
-- what shops and buyers do with an order waits.
INSERT INTO "order_line_quantities" ("order_line_id", "shop_id", "kind", "quantity", "cause", "at")
SELECT order_line_id, shop_id, kind, sum(quantity)::int, cause, coalesce(max(at), now())
FROM derived_order_line_quantities GROUP BY 1, 2, 3, 5;
--> statement-breakpoint
-- A refund that was refused named its items once, and the operator refunds them again.
INSERT INTO "order_line_quantities" ("order_line_id", "shop_id", "kind", "quantity", "cause", "at")
SELECT (w ->> 'orderLineId')::uuid, e.shop_id, 'refunded', sign * (w ->> 'quantity')::int, rf.id, e.at
FROM order_events e JOIN refunds rf ON rf.order_id = e.order_id AND rf.id::text = e.data ->> 'refundId' AND rf.status = 'failed'
CROSS JOIN jsonb_array_elements(e.data -> 'lines') w CROSS JOIN (VALUES (1), (-1)) v(sign)
WHERE e.kind = 'refunded' ORDER BY sign DESC;
--> statement-breakpoint
-- From here on no kind of quantity falls below zero or exceeds what was ordered. Looked at once a statement, for the lines
-- that it is about. The release before can have an item in two claims, when it was replaced and an older claim is disputed.
CREATE FUNCTION check_order_line_quantities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT DISTINCT order_line_id, shop_id, kind FROM added) a
    JOIN order_lines l ON l.id = a.order_line_id AND l.shop_id = a.shop_id
    CROSS JOIN LATERAL (
      SELECT sum(q.quantity) AS quantity FROM order_line_quantities q
      WHERE q.order_line_id = a.order_line_id AND q.shop_id = a.shop_id AND q.kind = a.kind) s
    WHERE s.quantity < 0 OR s.quantity > l.quantity AND a.kind <> 'in_claims') THEN
    RAISE EXCEPTION 'A quantity of an order line is below zero or above what was ordered.'
      USING ERRCODE = 'check_violation', TABLE = 'order_line_quantities', CONSTRAINT = 'order_line_quantities_bounds';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_line_quantities_bounds AFTER INSERT ON "order_line_quantities"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_order_line_quantities();
--> statement-breakpoint
-- Last of all, because these keep everybody from orders and their lines until the end.
ALTER TABLE "order_line_quantities" ADD CONSTRAINT "order_line_quantities_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "ship_by" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "replacement_ship_by" timestamp (3) with time zone;
--> statement-breakpoint
UPDATE "orders" o SET "replacement_ship_by" = c.ship_by
FROM (
  SELECT order_id, min(answer_by) AS ship_by FROM claims WHERE status = 'approved' AND resolution = 'replacement' GROUP BY 1) c
WHERE o.id = c.order_id;
--> statement-breakpoint
-- They take the place of two that know no replacements. What the release before asks of those, it finds in these.
DROP INDEX "orders_shop_waiting_idx";
--> statement-breakpoint
DROP INDEX "orders_to_ship_idx";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "orders_shop_due_idx" ON "orders" USING btree ("shop_id",(case when status in ('placed', 'confirmed') and fulfillment_status in ('unfulfilled', 'partially_shipped')
          then least(ship_by, replacement_ship_by) else coalesce(replacement_ship_by, ship_by) end),"id") WHERE (status in ('placed', 'confirmed') and fulfillment_status in ('unfulfilled', 'partially_shipped'))
  or replacement_ship_by is not null;
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "orders_shop_to_ship_idx" ON "orders" USING btree ("shop_id","placed_at","id") WHERE (status in ('placed', 'confirmed') and fulfillment_status in ('unfulfilled', 'partially_shipped'))
  or replacement_ship_by is not null;
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "orders_shop_replacements_idx" ON "orders" USING btree ("shop_id","replacement_ship_by") WHERE "orders"."replacement_ship_by" is not null;
--> statement-breakpoint
-- A shop that is looked at learns of a replacement at once, as it does of other changes.
CREATE TRIGGER orders_tell_replacement AFTER UPDATE ON "orders" FOR EACH ROW
  WHEN (OLD.replacement_ship_by IS DISTINCT FROM NEW.replacement_ship_by) EXECUTE FUNCTION tell_of_order();
