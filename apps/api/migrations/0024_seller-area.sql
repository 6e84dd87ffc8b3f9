-- By hand: the words of a product are looked for inside one shop, with one index for both.
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE TABLE "product_stock" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"shop_id" uuid NOT NULL,
	"status" text NOT NULL,
	"total" integer,
	"lowest" integer
);
--> statement-breakpoint
CREATE TABLE "product_words" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"shop_id" uuid NOT NULL,
	"name_start" text NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"shop_id" uuid PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "payouts_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" uuid NOT NULL,
	"status" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"account" text NOT NULL,
	"reference" text,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "payouts_amount_check" CHECK ("payouts"."amount_minor" > 0),
	CONSTRAINT "payouts_paid_check" CHECK ("payouts"."status" <> 'paid' or "payouts"."reference" is not null)
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "shop_id" uuid;--> statement-breakpoint
ALTER TABLE "catalog_runs" ADD COLUMN "head" jsonb;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "shop_id" uuid;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "placed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "country_code" char(2);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "payout_id" uuid;--> statement-breakpoint
ALTER TABLE "product_stock" ADD CONSTRAINT "product_stock_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_words" ADD CONSTRAINT "product_words_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_stock_total_idx" ON "product_stock" USING btree ("shop_id",coalesce("total", 2147483647),"product_id");--> statement-breakpoint
CREATE INDEX "product_stock_counts_idx" ON "product_stock" USING btree ("shop_id","status","total","lowest");--> statement-breakpoint
CREATE INDEX "product_words_start_idx" ON "product_words" USING btree ("shop_id","name_start" collate "C","product_id");--> statement-breakpoint
CREATE INDEX "product_words_idx" ON "product_words" USING gin ("shop_id","words" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_number_key" ON "payouts" USING btree ("number");--> statement-breakpoint
CREATE INDEX "payouts_shop_idx" ON "payouts" USING btree ("shop_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_pending_key" ON "payouts" USING btree ("shop_id") WHERE "payouts"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "products_shop_price_idx" ON "products" USING btree ("shop_id","effective_price_min","id");--> statement-breakpoint
CREATE INDEX "products_shop_all_sold_idx" ON "products" USING btree ("shop_id","sold_90","id");--> statement-breakpoint
CREATE INDEX "variants_low_stock_idx" ON "variants" USING btree ("stock","product_id") WHERE "variants"."is_active";--> statement-breakpoint
CREATE INDEX "reviews_shop_idx" ON "reviews" USING btree ("shop_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_shop_unanswered_idx" ON "reviews" USING btree ("shop_id","created_at","id") WHERE "reviews"."answer" is null;--> statement-breakpoint
CREATE INDEX "order_groups_to_clear_idx" ON "order_groups" USING btree ("id") WHERE "order_groups"."customer_id" is null and "order_groups"."shipping_address" is not null;--> statement-breakpoint
CREATE INDEX "order_lines_shop_placed_idx" ON "order_lines" USING btree ("shop_id","placed_at","product_id","quantity","canceled_quantity","unit_minor");--> statement-breakpoint
CREATE INDEX "orders_shop_figures_idx" ON "orders" USING btree ("shop_id","placed_at","status","total_minor","country_code");--> statement-breakpoint
CREATE INDEX "orders_shop_waiting_idx" ON "orders" USING btree ("shop_id","ship_by","id") WHERE "orders"."status" in ('placed', 'confirmed') and "orders"."fulfillment_status" in ('unfulfilled', 'partially_shipped');--> statement-breakpoint
CREATE INDEX "ledger_entries_refunds_idx" ON "ledger_entries" USING btree ("shop_id","at","order_id","amount_minor") WHERE "ledger_entries"."kind" in ('refund', 'refund_reversal');--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_payout_key" ON "ledger_entries" USING btree ("payout_id","kind") WHERE "ledger_entries"."payout_id" is not null;--> statement-breakpoint
-- by hand
update order_lines l set placed_at = o.placed_at from orders o where o.id = l.order_id;--> statement-breakpoint
update orders o set country_code = g.shipping_address ->> 'countryCode' from order_groups g where g.id = o.order_group_id;--> statement-breakpoint
update reviews r set shop_id = p.shop_id from products p where p.id = r.product_id;--> statement-breakpoint
create function fill_review_shop() returns trigger language plpgsql as $$
begin
  select p.shop_id into new.shop_id from products p where p.id = new.product_id;
  return new;
end
$$;--> statement-breakpoint
create trigger reviews_fill_shop before insert or update of product_id on reviews
for each row execute function fill_review_shop();--> statement-breakpoint
-- Hints for those who look at a shop at this moment, sent when the transaction is committed. They hold no data.
create function tell_shop(shop uuid, what text, id text) returns void language sql as $$
  select pg_notify('stoa_shop_events', json_build_object('shopId', shop, 'event', what, 'id', id)::text)
$$;--> statement-breakpoint
create function tell_of_order() returns trigger language plpgsql as $$
begin
  perform tell_shop(new.shop_id, case when tg_op = 'INSERT' then 'order.placed' else 'order.changed' end, new.number);
  return null;
end
$$;--> statement-breakpoint
create trigger orders_tell_placed after insert on orders for each row execute function tell_of_order();--> statement-breakpoint
create trigger orders_tell_changed after update on orders for each row
when ((old.status, old.payment_status, old.fulfillment_status, old.return_status, old.in_dispute)
  is distinct from (new.status, new.payment_status, new.fulfillment_status, new.return_status, new.in_dispute))
execute function tell_of_order();--> statement-breakpoint
create function tell_of_return() returns trigger language plpgsql as $$
begin
  perform tell_shop(new.shop_id, 'return.requested', new.id::text);
  return null;
end
$$;--> statement-breakpoint
create trigger returns_tell_requested after insert on returns for each row
when (new.status = 'requested') execute function tell_of_return();--> statement-breakpoint
create trigger claims_tell_opened after insert on claims for each row
when (new.status = 'open') execute function tell_of_return();--> statement-breakpoint
create function tell_of_run() returns trigger language plpgsql as $$
begin
  perform tell_shop(new.shop_id, 'run.progress', new.id::text);
  return null;
end
$$;--> statement-breakpoint
create trigger catalog_runs_tell_progress after insert or update of status, position, counts on catalog_runs
for each row execute function tell_of_run();--> statement-breakpoint
create function tell_of_shop() returns trigger language plpgsql as $$
begin
  perform tell_shop(new.id, 'shop.changed', new.id::text);
  return null;
end
$$;--> statement-breakpoint
create trigger shops_tell_changed after update on shops for each row
when ((old.version, old.status, old.is_paused) is distinct from (new.version, new.status, new.is_paused))
execute function tell_of_shop();--> statement-breakpoint
-- One hint a product and statement, however many of its variants run out.
create function tell_of_low_stock() returns trigger language plpgsql as $$
begin
  perform tell_shop(low.shop_id, 'stock.low', low.id::text)
  from (select distinct p.shop_id, p.id
    from new_rows n join old_rows o on o.id = n.id join products p on p.id = n.product_id join shops s on s.id = p.shop_id
    where n.stock < o.stock and n.stock <= s.low_stock_at and o.stock > s.low_stock_at and n.is_active
    limit 100) low;
  return null;
end
$$;--> statement-breakpoint
create trigger variants_tell_low_stock after update on variants
referencing old table as old_rows new table as new_rows
for each statement execute function tell_of_low_stock();
--> statement-breakpoint
-- by hand
-- As everywhere: the row is locked before the variants are read, so that of two sales the later one sees the earlier;
-- always in the order of ids.
CREATE FUNCTION product_stock_follows(ids uuid[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan SET enable_nestloop = on SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
BEGIN
  IF ids IS NULL THEN RETURN; END IF;
  INSERT INTO product_stock (product_id, shop_id, status)
  SELECT id, shop_id, status FROM products WHERE id = ANY (ids) ORDER BY id ON CONFLICT DO NOTHING;
  PERFORM 1 FROM product_stock WHERE product_id = ANY (ids) ORDER BY product_id FOR NO KEY UPDATE;
  UPDATE product_stock s SET status = f.status, total = f.total, lowest = f.lowest
  FROM (
    SELECT p.id, p.status, min(v.stock) AS lowest,
      CASE WHEN bool_or(v.id IS NOT NULL AND v.stock IS NULL) THEN NULL ELSE coalesce(sum(v.stock), 0) END AS total
    FROM unnest(ids) AS i(id) JOIN products p ON p.id = i.id LEFT JOIN variants v ON v.product_id = p.id AND v.is_active
    GROUP BY p.id, p.status
  ) f
  WHERE s.product_id = f.id AND (s.status, s.total, s.lowest) IS DISTINCT FROM (f.status, f.total, f.lowest);
END $$;
--> statement-breakpoint
CREATE FUNCTION product_words_follow(ids uuid[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan SET enable_nestloop = on SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
BEGIN
  IF ids IS NULL THEN RETURN; END IF;
  INSERT INTO product_words (product_id, shop_id, name_start, words)
  SELECT p.id, p.shop_id, left(stoa_plain(p.name), 60),
    stoa_plain(p.name || coalesce(' ' || string_agg(concat_ws(' ', v.sku, v.barcode), ' ' ORDER BY v.position, v.id), ''))
  FROM products p LEFT JOIN variants v ON v.product_id = p.id AND (v.sku IS NOT NULL OR v.barcode IS NOT NULL)
  WHERE p.id = ANY (ids) GROUP BY p.id ORDER BY p.id
  ON CONFLICT (product_id) DO UPDATE SET name_start = excluded.name_start, words = excluded.words
  WHERE (product_words.name_start, product_words.words) IS DISTINCT FROM (excluded.name_start, excluded.words);
END $$;
--> statement-breakpoint
CREATE FUNCTION products_seller_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM product_stock_follows((SELECT array_agg(id) FROM fresh));
  PERFORM product_words_follow((SELECT array_agg(id) FROM fresh));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION product_status_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM product_stock_follows(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION product_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM product_words_follow(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION variants_seller_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM product_stock_follows((SELECT array_agg(DISTINCT product_id) FROM changed WHERE is_active));
  PERFORM product_words_follow((
    SELECT array_agg(DISTINCT product_id) FROM changed WHERE sku IS NOT NULL OR barcode IS NOT NULL));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION variants_seller_differ() RETURNS trigger LANGUAGE plpgsql
SET enable_nestloop = off AS $$
BEGIN
  PERFORM product_stock_follows((
    SELECT array_agg(DISTINCT f.product_id) FROM fresh f JOIN stale s USING (id)
    WHERE (f.is_active, f.stock) IS DISTINCT FROM (s.is_active, s.stock)));
  PERFORM product_words_follow((
    SELECT array_agg(DISTINCT f.product_id) FROM fresh f JOIN stale s USING (id)
    WHERE (f.sku, f.barcode) IS DISTINCT FROM (s.sku, s.barcode)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_seller_came AFTER INSERT ON products
REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION products_seller_came();
--> statement-breakpoint
CREATE TRIGGER product_status_moved AFTER UPDATE OF status ON products
FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION product_status_moved();
--> statement-breakpoint
CREATE TRIGGER product_renamed AFTER UPDATE OF name ON products
FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION product_renamed();
--> statement-breakpoint
CREATE TRIGGER variants_seller_came AFTER INSERT ON variants
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION variants_seller_changed();
--> statement-breakpoint
CREATE TRIGGER variants_seller_went AFTER DELETE ON variants
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION variants_seller_changed();
--> statement-breakpoint
CREATE TRIGGER variants_seller_differ AFTER UPDATE ON variants
REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION variants_seller_differ();
--> statement-breakpoint
SELECT product_stock_follows((SELECT array_agg(id) FROM products));
--> statement-breakpoint
SELECT product_words_follow((SELECT array_agg(id) FROM products));
--> statement-breakpoint
-- Rows before and after a statement have no statistics: they are joined by hash, or 2,000 variants of one product are
-- compared with 2,000 each. The shop is looked up, so that the join with products cannot become a walk through all of them.
CREATE OR REPLACE FUNCTION record_variant_changes() RETURNS trigger LANGUAGE plpgsql
SET enable_nestloop = off AS $$
BEGIN
  INSERT INTO stock_movements (shop_id, variant_id, delta, stock_after, reason, actor_id, note)
  SELECT (SELECT p.shop_id FROM products p WHERE p.id = n.product_id), n.id, n.stock - o.stock, n.stock,
    coalesce(nullif(current_setting('stoa.stock_reason', true), ''), CASE WHEN n.stock < o.stock THEN 'sale' ELSE 'return' END),
    nullif(current_setting('stoa.actor_id', true), '')::uuid,
    nullif(current_setting('stoa.stock_note', true), '')
  FROM new_rows n JOIN old_rows o ON o.id = n.id
  WHERE n.stock IS DISTINCT FROM o.stock;
  INSERT INTO price_changes (shop_id, variant_id, price_minor, price_sale_minor, actor_id)
  SELECT (SELECT p.shop_id FROM products p WHERE p.id = n.product_id), n.id, n.price_minor, n.price_sale_minor,
    nullif(current_setting('stoa.actor_id', true), '')::uuid
  FROM new_rows n JOIN old_rows o ON o.id = n.id
  WHERE (n.price_minor, n.price_sale_minor) IS DISTINCT FROM (o.price_minor, o.price_sale_minor);
  RETURN NULL;
END $$;
