DROP INDEX "products_search_name_idx";--> statement-breakpoint
DROP INDEX "products_facets_idx";--> statement-breakpoint
ALTER TABLE "products" drop column "search_name";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_name" "tsvector" GENERATED ALWAYS AS (to_tsvector('stoa', "products"."name")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pay_max" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_buyable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "choices" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_head" "tsvector" GENERATED ALWAYS AS (to_tsvector('stoa', "products"."name" || ' ' || "products"."search_extra")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_search_head_idx" ON "products" USING gin ("search_head");--> statement-breakpoint
CREATE INDEX "products_search_name_idx" ON "products" USING gin ("search_name");--> statement-breakpoint
CREATE INDEX "products_facets_idx" ON "products" USING btree ("category_l1","category_l2","category_l3","shop_id","price_pay","price_sale_min","rating_mean","is_buyable","id") WHERE "products"."status" = 'active';--> statement-breakpoint
-- A plan is kept from the first call on, perhaps of an empty table: these functions say how they are to be run, by
-- index where rows are looked up, by hash where the rows before and after a statement are compared.
--
-- What lists and facets show of a product's variants stands in its own row. The row is locked before its variants
-- are read, so that of two sales of the last pieces the later one sees the earlier; always in the order of ids.
CREATE FUNCTION products_follow_variants(ids uuid[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan SET enable_nestloop = on SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
BEGIN
  IF ids IS NULL THEN RETURN; END IF;
  PERFORM 1 FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products p SET is_buyable = f.is_buyable, pay_max = f.pay_max
  FROM (
    SELECT i.id, coalesce(bool_or(v.stock IS NULL OR v.stock > 0) FILTER (WHERE v.id IS NOT NULL), false) AS is_buyable,
      max(coalesce(v.price_sale_minor, v.price_minor)) AS pay_max
    FROM unnest(ids) AS i(id) LEFT JOIN variants v ON v.product_id = i.id AND v.is_active
    GROUP BY i.id
  ) f
  WHERE p.id = f.id AND (p.is_buyable, p.pay_max) IS DISTINCT FROM (f.is_buyable, f.pay_max);
END $$;
--> statement-breakpoint
-- An option whose name has a colon could not be told from its value.
CREATE FUNCTION products_follow_choices(ids uuid[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan SET enable_nestloop = on SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
BEGIN
  IF ids IS NULL THEN RETURN; END IF;
  PERFORM 1 FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products p SET choices = f.choices
  FROM (
    SELECT i.id, coalesce(array_agg(c.choice ORDER BY c.option_at, c.value_at, c.choice) FILTER (WHERE c.choice IS NOT NULL), '{}') AS choices
    FROM unnest(ids) AS i(id) LEFT JOIN LATERAL (
      SELECT DISTINCT o.name || ':' || x.value AS choice, o.position AS option_at, x.position AS value_at
      FROM variants v JOIN variant_values vv ON vv.variant_id = v.id
      JOIN product_options o ON o.id = vv.option_id JOIN product_option_values x ON x.id = vv.value_id
      WHERE v.product_id = i.id AND v.is_active AND position(':' IN o.name) = 0
    ) c ON true
    GROUP BY i.id
  ) f
  WHERE p.id = f.id AND p.choices IS DISTINCT FROM f.choices;
END $$;
--> statement-breakpoint
CREATE FUNCTION variants_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM products_follow_variants((SELECT array_agg(DISTINCT product_id) FROM fresh));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION variants_went() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[] := (SELECT array_agg(DISTINCT product_id) FROM stale);
BEGIN
  PERFORM products_follow_variants(ids);
  PERFORM products_follow_choices(ids);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A piece less of what there is more of concerns no list: the product's row is left alone then.
CREATE FUNCTION variants_differ() RETURNS trigger LANGUAGE plpgsql
SET enable_nestloop = off AS $$
BEGIN
  PERFORM products_follow_variants((
    SELECT array_agg(DISTINCT f.product_id) FROM fresh f JOIN stale s USING (id)
    WHERE (f.is_active, f.stock IS NULL OR f.stock > 0, coalesce(f.price_sale_minor, f.price_minor))
      IS DISTINCT FROM (s.is_active, s.stock IS NULL OR s.stock > 0, coalesce(s.price_sale_minor, s.price_minor))));
  PERFORM products_follow_choices((
    SELECT array_agg(DISTINCT f.product_id) FROM fresh f JOIN stale s USING (id) WHERE f.is_active <> s.is_active));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION variant_values_changed() RETURNS trigger LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan SET enable_nestloop = on SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
BEGIN
  PERFORM products_follow_choices((
    SELECT array_agg(DISTINCT v.product_id) FROM changed c JOIN variants v ON v.id = c.variant_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION option_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM products_follow_choices(ARRAY[NEW.product_id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION option_value_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM products_follow_choices((SELECT array_agg(product_id) FROM product_options WHERE id = NEW.option_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER variants_came AFTER INSERT ON variants
REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION variants_came();
--> statement-breakpoint
CREATE TRIGGER variants_went AFTER DELETE ON variants
REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION variants_went();
--> statement-breakpoint
CREATE TRIGGER variants_differ AFTER UPDATE ON variants
REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION variants_differ();
--> statement-breakpoint
CREATE TRIGGER variant_values_came AFTER INSERT ON variant_values
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION variant_values_changed();
--> statement-breakpoint
CREATE TRIGGER variant_values_differ AFTER UPDATE ON variant_values
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION variant_values_changed();
--> statement-breakpoint
CREATE TRIGGER variant_values_went AFTER DELETE ON variant_values
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION variant_values_changed();
--> statement-breakpoint
CREATE TRIGGER product_options_renamed AFTER UPDATE OF name, position ON product_options
FOR EACH ROW EXECUTE FUNCTION option_renamed();
--> statement-breakpoint
CREATE TRIGGER product_option_values_renamed AFTER UPDATE OF value, position ON product_option_values
FOR EACH ROW EXECUTE FUNCTION option_value_renamed();
--> statement-breakpoint
SELECT products_follow_variants((SELECT array_agg(id) FROM products));
--> statement-breakpoint
SELECT products_follow_choices((SELECT array_agg(id) FROM products));
