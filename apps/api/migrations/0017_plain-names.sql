-- Names of the glossary: slug redirects, catalog, effective price, emails.
ALTER TABLE "former_slugs" RENAME TO "slug_redirects";--> statement-breakpoint
ALTER TABLE "slug_redirects" RENAME CONSTRAINT "former_slugs_pkey" TO "slug_redirects_pkey";--> statement-breakpoint
ALTER TABLE "slug_redirects" RENAME CONSTRAINT "former_slugs_product_id_products_id_fk" TO "slug_redirects_product_id_products_id_fk";--> statement-breakpoint
ALTER TABLE "slug_redirects" RENAME CONSTRAINT "former_slugs_shop_id_shops_id_fk" TO "slug_redirects_shop_id_shops_id_fk";--> statement-breakpoint
ALTER TABLE "slug_redirects" RENAME CONSTRAINT "former_slugs_category_id_categories_id_fk" TO "slug_redirects_category_id_categories_id_fk";--> statement-breakpoint
ALTER INDEX "former_slugs_product_idx" RENAME TO "slug_redirects_product_idx";--> statement-breakpoint
ALTER INDEX "former_slugs_shop_idx" RENAME TO "slug_redirects_shop_idx";--> statement-breakpoint
ALTER INDEX "former_slugs_category_idx" RENAME TO "slug_redirects_category_idx";--> statement-breakpoint
ALTER TRIGGER "former_slugs_changed" ON "slug_redirects" RENAME TO "slug_redirects_changed";--> statement-breakpoint
ALTER TRIGGER "products_remember_slug" ON "products" RENAME TO "products_slug_redirect";--> statement-breakpoint
ALTER TRIGGER "shops_remember_slug" ON "shops" RENAME TO "shops_slug_redirect";--> statement-breakpoint
ALTER TRIGGER "categories_remember_path" ON "categories" RENAME TO "categories_slug_redirect";--> statement-breakpoint
ALTER FUNCTION "remember_slug"() RENAME TO "add_slug_redirect";--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_slug_redirect() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former text := to_jsonb(OLD) ->> TG_ARGV[1];
  present text := to_jsonb(NEW) ->> TG_ARGV[1];
BEGIN
  -- What has the slug now is found by it without a redirect.
  DELETE FROM slug_redirects WHERE kind = TG_ARGV[0] AND slug = present;
  INSERT INTO slug_redirects (kind, slug, product_id, shop_id, category_id)
  VALUES (
    TG_ARGV[0],
    former,
    CASE WHEN TG_ARGV[0] = 'product' THEN NEW.id END,
    CASE WHEN TG_ARGV[0] = 'shop' THEN NEW.id END,
    CASE WHEN TG_ARGV[0] = 'category' THEN NEW.id END
  )
  ON CONFLICT (kind, slug) DO UPDATE SET
    product_id = excluded.product_id,
    shop_id = excluded.shop_id,
    category_id = excluded.category_id,
    created_at = now();
  RETURN NULL;
END $$;
--> statement-breakpoint
ALTER SEQUENCE "catalogue_version" RENAME TO "catalog_version";--> statement-breakpoint
ALTER FUNCTION "catalogue_changed"() RENAME TO "catalog_changed";--> statement-breakpoint
CREATE OR REPLACE FUNCTION catalog_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(727302, 1);
  PERFORM nextval('catalog_version');
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP FUNCTION "catalogue_edition"();--> statement-breakpoint
-- Null while a change is under way. The sequence is read first: a change that moves it afterwards moves the next version.
CREATE FUNCTION read_catalog_version() RETURNS text LANGUAGE plpgsql AS $$
DECLARE version text;
BEGIN
  SELECT last_value || CASE WHEN is_called THEN '+' ELSE '' END INTO version FROM catalog_version;
  IF pg_try_advisory_xact_lock(727302, 1) THEN RETURN version; END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
ALTER TABLE "products" RENAME COLUMN "price_pay" TO "effective_price_min";--> statement-breakpoint
ALTER TABLE "products" RENAME COLUMN "pay_max" TO "effective_price_max";--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "effective_price_minor" bigint GENERATED ALWAYS AS (coalesce("variants"."price_sale_minor", "variants"."price_minor")) STORED NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION products_follow_variants(ids uuid[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan SET enable_nestloop = on SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
BEGIN
  IF ids IS NULL THEN RETURN; END IF;
  PERFORM 1 FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products p SET is_buyable = f.is_buyable, effective_price_max = f.effective_price_max
  FROM (
    SELECT i.id, coalesce(bool_or(v.stock IS NULL OR v.stock > 0) FILTER (WHERE v.id IS NOT NULL), false) AS is_buyable,
      max(v.effective_price_minor) AS effective_price_max
    FROM unnest(ids) AS i(id) LEFT JOIN variants v ON v.product_id = i.id AND v.is_active
    GROUP BY i.id
  ) f
  WHERE p.id = f.id AND (p.is_buyable, p.effective_price_max) IS DISTINCT FROM (f.is_buyable, f.effective_price_max);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION variants_differ() RETURNS trigger LANGUAGE plpgsql
SET enable_nestloop = off AS $$
BEGIN
  PERFORM products_follow_variants((
    SELECT array_agg(DISTINCT f.product_id) FROM fresh f JOIN stale s USING (id)
    WHERE (f.is_active, f.stock IS NULL OR f.stock > 0, f.effective_price_minor)
      IS DISTINCT FROM (s.is_active, s.stock IS NULL OR s.stock > 0, s.effective_price_minor)));
  PERFORM products_follow_choices((
    SELECT array_agg(DISTINCT f.product_id) FROM fresh f JOIN stale s USING (id) WHERE f.is_active <> s.is_active));
  RETURN NULL;
END $$;
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "content_hash" text;--> statement-breakpoint
CREATE INDEX "media_unused_idx" ON "media" USING btree ("created_at") WHERE "media"."status" = 'unused';--> statement-breakpoint
ALTER TABLE "mail_outbox" RENAME TO "emails";--> statement-breakpoint
ALTER TABLE "emails" RENAME CONSTRAINT "mail_outbox_pkey" TO "emails_pkey";--> statement-breakpoint
ALTER INDEX "mail_outbox_user_idx" RENAME TO "emails_user_idx";--> statement-breakpoint
ALTER INDEX "mail_outbox_created_idx" RENAME TO "emails_created_idx";--> statement-breakpoint
DROP INDEX "mail_outbox_due_idx";--> statement-breakpoint
-- What waits to be sent becomes a job of its own. A new database has neither emails nor, at this moment, the queue.
DO $$
BEGIN
  IF EXISTS (SELECT FROM emails WHERE sent_at IS NULL) AND to_regnamespace('graphile_worker') IS NOT NULL THEN
    PERFORM graphile_worker.add_job('send-email', json_build_object('id', id), max_attempts := 12)
    FROM emails WHERE sent_at IS NULL AND attempts < 8;
  END IF;
END $$;
--> statement-breakpoint
ALTER TABLE "emails" DROP COLUMN "due_at";--> statement-breakpoint
ALTER TABLE "emails" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "emails" DROP COLUMN "last_error";
