CREATE TABLE "product_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"shop_id" uuid,
	"user_id" uuid,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"reported_at" timestamp (3) with time zone,
	"report_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commission_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"category_id" uuid,
	"path" text NOT NULL,
	"rate_basis_points" integer NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "commission_rules_check" CHECK ("commission_rules"."rate_basis_points" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "refund_lines" (
	"refund_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "refund_lines_refund_id_order_line_id_pk" PRIMARY KEY("refund_id","order_line_id"),
	CONSTRAINT "refund_lines_check" CHECK ("refund_lines"."amount_minor" > 0)
);
--> statement-breakpoint
DROP INDEX "products_price_idx";--> statement-breakpoint
DROP INDEX "products_l1_price_idx";--> statement-breakpoint
DROP INDEX "products_sold_idx";--> statement-breakpoint
DROP INDEX "products_newest_idx";--> statement-breakpoint
DROP INDEX "products_rating_idx";--> statement-breakpoint
DROP INDEX "products_l1_sold_idx";--> statement-breakpoint
DROP INDEX "products_l1_newest_idx";--> statement-breakpoint
DROP INDEX "products_l1_rating_idx";--> statement-breakpoint
DROP INDEX "products_l2_sold_idx";--> statement-breakpoint
DROP INDEX "products_l3_sold_idx";--> statement-breakpoint
DROP INDEX "products_shop_sold_idx";--> statement-breakpoint
DROP INDEX "products_shop_newest_idx";--> statement-breakpoint
DROP INDEX "products_facets_idx";--> statement-breakpoint
DROP INDEX "ledger_entries_shop_idx";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "shelf" smallint GENERATED ALWAYS AS (case when not "products"."is_buyable" then 0 when "products"."first_media_id" is null then 1 else 2 end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "price_changes" ADD COLUMN "price_before_minor" bigint;--> statement-breakpoint
ALTER TABLE "price_changes" ADD COLUMN "price_sale_before_minor" bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "settled_by" uuid;--> statement-breakpoint
ALTER TABLE "shop_applications" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rules" ADD CONSTRAINT "commission_rules_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_questions_public_idx" ON "product_questions" USING btree ("product_id","answered_at","id") WHERE "product_questions"."answer" is not null and "product_questions"."reported_at" is null;--> statement-breakpoint
CREATE INDEX "product_questions_shop_idx" ON "product_questions" USING btree ("shop_id","created_at","id");--> statement-breakpoint
CREATE INDEX "product_questions_waiting_idx" ON "product_questions" USING btree ("shop_id","created_at","id") WHERE "product_questions"."answer" is null and "product_questions"."reported_at" is null;--> statement-breakpoint
CREATE INDEX "product_questions_user_idx" ON "product_questions" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_questions_waiting_key" ON "product_questions" USING btree ("user_id","product_id",md5("text")) WHERE "product_questions"."answer" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "commission_rules_category_key" ON "commission_rules" USING btree ("category_id") WHERE "commission_rules"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "refund_lines_line_idx" ON "refund_lines" USING btree ("order_line_id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_settled_by_refunds_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."refunds"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_stock_low_idx" ON "product_stock" USING btree ("shop_id","lowest","product_id") WHERE "product_stock"."status" = 'active';--> statement-breakpoint
CREATE INDEX "products_cheapest_idx" ON "products" USING btree ((- "shelf"),"effective_price_min","id") WHERE "products"."status" = 'active';--> statement-breakpoint
CREATE INDEX "products_dearest_idx" ON "products" USING btree ("shelf","effective_price_min","id") WHERE "products"."status" = 'active';--> statement-breakpoint
CREATE INDEX "products_l1_cheapest_idx" ON "products" USING btree ("category_l1",(- "shelf"),"effective_price_min","id") WHERE "products"."status" = 'active';--> statement-breakpoint
CREATE INDEX "products_l1_dearest_idx" ON "products" USING btree ("category_l1","shelf","effective_price_min","id") WHERE "products"."status" = 'active';--> statement-breakpoint
CREATE INDEX "refunds_refused_idx" ON "refunds" USING btree ("order_id") WHERE "refunds"."status" = 'failed' and "refunds"."settled_by" is null;--> statement-breakpoint
CREATE INDEX "products_sold_idx" ON "products" USING btree ("shelf","sold_90","id") WHERE "products"."status" = 'active';--> statement-breakpoint
CREATE INDEX "products_newest_idx" ON "products" USING btree ("shelf","created_at","id") WHERE "products"."status" = 'active';--> statement-breakpoint
CREATE INDEX "products_rating_idx" ON "products" USING btree ("shelf","rating_mean","rating_count","id") WHERE "products"."status" = 'active';--> statement-breakpoint
CREATE INDEX "products_l1_sold_idx" ON "products" USING btree ("category_l1","shelf","sold_90","id") WHERE "products"."status" = 'active';--> statement-breakpoint
CREATE INDEX "products_l1_newest_idx" ON "products" USING btree ("category_l1","shelf","created_at","id") WHERE "products"."status" = 'active';--> statement-breakpoint
CREATE INDEX "products_l1_rating_idx" ON "products" USING btree ("category_l1","shelf","rating_mean","rating_count","id") WHERE "products"."status" = 'active';--> statement-breakpoint
CREATE INDEX "products_l2_sold_idx" ON "products" USING btree ("category_l2","shelf","sold_90","id") WHERE "products"."status" = 'active';--> statement-breakpoint
CREATE INDEX "products_l3_sold_idx" ON "products" USING btree ("category_l3","shelf","sold_90","id") WHERE "products"."status" = 'active';--> statement-breakpoint
CREATE INDEX "products_shop_sold_idx" ON "products" USING btree ("shop_id","shelf","sold_90","id") WHERE "products"."status" = 'active';--> statement-breakpoint
CREATE INDEX "products_shop_newest_idx" ON "products" USING btree ("shop_id","shelf","created_at","id") WHERE "products"."status" = 'active';--> statement-breakpoint
CREATE INDEX "products_facets_idx" ON "products" USING btree ("category_l1","category_l2","category_l3","shop_id","effective_price_min","price_sale_min","rating_mean","is_buyable","sold_90","id") WHERE "products"."status" = 'active';--> statement-breakpoint
CREATE INDEX "ledger_entries_shop_idx" ON "ledger_entries" USING btree ("shop_id","at","id","kind","amount_minor");--> statement-breakpoint
-- By hand
-- Somebody who joins or leaves a shop, or is given other keys, has it in other tabs at once.
create function tell_of_member() returns trigger language plpgsql as $$
begin
  perform tell_shop(m.shop_id, 'shop.changed', m.shop_id::text)
  from (select coalesce(new.shop_id, old.shop_id) as shop_id) m;
  return null;
end
$$;--> statement-breakpoint
create trigger shop_members_tell_changed after insert or update or delete on shop_members
for each row execute function tell_of_member();
--> statement-breakpoint
-- By hand: of refunds that stand nobody knows which lines they are of. An order has had one rate so far, so that it makes
-- no difference: its refunds are laid end to end beside its lines laid end to end.
INSERT INTO refund_lines (refund_id, order_line_id, amount_minor)
select r.id, l.id, least(r.upto, l.upto) - greatest(r.upto - r.item_minor, l.upto - l.total)
from (
  select id, order_id, item_minor,
    sum(item_minor) over (partition by order_id order by created_at, id) as upto
  from refunds where order_id is not null and status <> 'failed' and item_minor > 0) r
join (
  select id, order_id, unit_minor * quantity as total,
    sum(unit_minor * quantity) over (partition by order_id order by position, id) as upto
  from order_lines) l on l.order_id = r.order_id
where least(r.upto, l.upto) > greatest(r.upto - r.item_minor, l.upto - l.total);
--> statement-breakpoint
-- By hand
create trigger product_questions_fill_shop before insert or update of product_id on product_questions
for each row execute function fill_review_shop();--> statement-breakpoint
-- What waits or is reported is on no page: cached answers stay good while it comes and goes.
create trigger product_questions_shown after insert on product_questions for each row
when (new.answer is not null and new.reported_at is null) execute function catalog_changed();--> statement-breakpoint
create trigger product_questions_changed after update on product_questions for each row
when ((old.answer is not null and old.reported_at is null) or (new.answer is not null and new.reported_at is null))
execute function catalog_changed();--> statement-breakpoint
create trigger product_questions_gone after delete on product_questions for each row
when (old.answer is not null and old.reported_at is null) execute function catalog_changed();--> statement-breakpoint
create function tell_of_question() returns trigger language plpgsql as $$
begin
  perform tell_shop(new.shop_id, 'question.asked', new.id::text);
  return null;
end
$$;--> statement-breakpoint
create trigger product_questions_tell_asked after insert on product_questions for each row
when (new.answer is null) execute function tell_of_question();
--> statement-breakpoint
-- By hand
-- The words of products tell nothing that products and variants, which all may read, do not; and behind a policy for
-- readers the search cannot use its index.
DROP POLICY IF EXISTS "shop_wall" ON "product_words";--> statement-breakpoint
ALTER TABLE "product_words" DISABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- By hand: what a variant cost before is what its change before it left; of the first change nobody wrote it down.
UPDATE price_changes c SET price_before_minor = b.price, price_sale_before_minor = b.sale
FROM (
  SELECT id, lag(price_minor) OVER w AS price, lag(price_sale_minor) OVER w AS sale
  FROM price_changes WINDOW w AS (PARTITION BY variant_id ORDER BY id)
) b
WHERE b.id = c.id AND b.price IS NOT NULL;
--> statement-breakpoint
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
  INSERT INTO price_changes
    (shop_id, variant_id, price_before_minor, price_sale_before_minor, price_minor, price_sale_minor, actor_id)
  SELECT (SELECT p.shop_id FROM products p WHERE p.id = n.product_id), n.id, o.price_minor, o.price_sale_minor,
    n.price_minor, n.price_sale_minor, nullif(current_setting('stoa.actor_id', true), '')::uuid
  FROM new_rows n JOIN old_rows o ON o.id = n.id
  WHERE (n.price_minor, n.price_sale_minor) IS DISTINCT FROM (o.price_minor, o.price_sale_minor);
  RETURN NULL;
END $$;
