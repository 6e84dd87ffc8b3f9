ALTER TABLE "products" ADD COLUMN "first_media_id" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "option_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- A card shows its product's first picture and how many options there are: both stand in the product's own row, which
-- is locked before its pictures or options are read, always in the order of ids.
CREATE FUNCTION products_follow_pictures(ids uuid[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan SET enable_nestloop = on SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
BEGIN
  IF ids IS NULL THEN RETURN; END IF;
  PERFORM 1 FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products p SET first_media_id = f.media_id
  FROM (
    SELECT i.id, (SELECT pm.media_id FROM product_media pm WHERE pm.product_id = i.id
      ORDER BY pm.position, pm.media_id LIMIT 1) AS media_id
    FROM unnest(ids) AS i(id)
  ) f
  WHERE p.id = f.id AND p.first_media_id IS DISTINCT FROM f.media_id;
END $$;
--> statement-breakpoint
CREATE FUNCTION products_follow_options(ids uuid[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan SET enable_nestloop = on SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
BEGIN
  IF ids IS NULL THEN RETURN; END IF;
  PERFORM 1 FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products p SET option_count = f.n
  FROM (
    SELECT i.id, (SELECT count(*) FROM product_options o WHERE o.product_id = i.id) AS n FROM unnest(ids) AS i(id)
  ) f
  WHERE p.id = f.id AND p.option_count <> f.n;
END $$;
--> statement-breakpoint
CREATE FUNCTION product_media_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM products_follow_pictures((SELECT array_agg(DISTINCT product_id) FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION product_options_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM products_follow_options((SELECT array_agg(DISTINCT product_id) FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_media_came AFTER INSERT ON product_media
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_media_changed();
--> statement-breakpoint
CREATE TRIGGER product_media_differ AFTER UPDATE ON product_media
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_media_changed();
--> statement-breakpoint
CREATE TRIGGER product_media_went AFTER DELETE ON product_media
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_media_changed();
--> statement-breakpoint
CREATE TRIGGER product_options_came AFTER INSERT ON product_options
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_options_changed();
--> statement-breakpoint
CREATE TRIGGER product_options_went AFTER DELETE ON product_options
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_options_changed();
--> statement-breakpoint
SELECT products_follow_pictures((SELECT array_agg(id) FROM products));
--> statement-breakpoint
SELECT products_follow_options((SELECT array_agg(id) FROM products));
