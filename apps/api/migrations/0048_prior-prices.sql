DROP INDEX "products_facets_idx";--> statement-breakpoint
-- The default fills the rows that exist without writing them.
ALTER TABLE "products" ADD COLUMN "listed_at" timestamp (3) with time zone DEFAULT '-infinity';--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "listed_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "prior_min" bigint;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "prior_minor" bigint;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "reduced_since" timestamp (3) with time zone;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "products_facets_idx" ON "products" USING btree ("category_l1","category_l2","category_l3","shop_id","effective_price_min","price_sale_min","prior_min","rating_mean","is_buyable","sold_90","id","colors") WHERE "products"."status" = 'active';--> statement-breakpoint
CREATE FUNCTION product_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.listed_at := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_listed BEFORE INSERT OR UPDATE OF status ON products FOR EACH ROW
WHEN (NEW.status = 'active' AND NEW.listed_at IS NULL) EXECUTE FUNCTION product_listed();
--> statement-breakpoint
-- The lowest price of a variant in the 30 days before a moment, as far as its product was listed. A change inside of
-- these days tells the price that it ended, too. `last_price` is the one in force just before the moment.
CREATE FUNCTION lowest_price(variant uuid, product uuid, last_price bigint, moment timestamptz) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT least(last_price, (
    SELECT min(least(coalesce(c.price_sale_before_minor, c.price_before_minor), coalesce(c.price_sale_minor, c.price_minor)))
    FROM price_changes c
    WHERE c.variant_id = variant AND c.at < moment AND c.at > greatest(moment - interval '30 days', p.listed_at)))
  -- Stored times are rounded to milliseconds: what was listed in this transaction had no price before.
  FROM products p WHERE p.id = product AND p.listed_at < moment - interval '1 millisecond'
$$;
--> statement-breakpoint
CREATE FUNCTION reductions_grow() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT (m.data #>> '{prices,progressive}')::boolean FROM market_settings m ORDER BY m.version DESC LIMIT 1), false)
$$;
--> statement-breakpoint
-- A reduction begins when a sale price comes into force, and again at every other sale price, unless the market lets
-- a reduction grow step by step.
CREATE FUNCTION follow_reduction() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former bigint := coalesce(OLD.price_sale_minor, OLD.price_minor);
BEGIN
  IF NEW.price_sale_minor IS NULL OR NEW.price_sale_minor >= NEW.price_minor THEN
    NEW.prior_minor := NULL;
    NEW.reduced_since := NULL;
    RETURN NEW;
  END IF;
  IF OLD.reduced_since IS NOT NULL AND NEW.price_sale_minor = former THEN RETURN NEW; END IF;
  IF OLD.reduced_since IS NOT NULL AND NEW.price_sale_minor < former AND reductions_grow() THEN RETURN NEW; END IF;
  NEW.reduced_since := now();
  NEW.prior_minor := lowest_price(NEW.id, NEW.product_id, former, now());
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER variants_reduction BEFORE UPDATE ON variants FOR EACH ROW
WHEN ((OLD.price_minor, OLD.price_sale_minor) IS DISTINCT FROM (NEW.price_minor, NEW.price_sale_minor))
EXECUTE FUNCTION follow_reduction();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION products_follow_variants(ids uuid[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan SET enable_nestloop = on SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
BEGIN
  IF ids IS NULL THEN RETURN; END IF;
  PERFORM 1 FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products p SET is_buyable = f.is_buyable, effective_price_max = f.effective_price_max, prior_min = f.prior_min
  FROM (
    SELECT i.id, coalesce(bool_or(v.stock IS NULL OR v.stock > 0) FILTER (WHERE v.id IS NOT NULL), false) AS is_buyable,
      max(v.effective_price_minor) AS effective_price_max,
      (array_agg(CASE WHEN v.prior_minor > v.effective_price_minor THEN v.prior_minor END
        ORDER BY v.effective_price_minor, v.position, v.id))[1] AS prior_min
    FROM unnest(ids) AS i(id) LEFT JOIN variants v ON v.product_id = i.id AND v.is_active
    GROUP BY i.id
  ) f
  WHERE p.id = f.id AND (p.is_buyable, p.effective_price_max, p.prior_min)
    IS DISTINCT FROM (f.is_buyable, f.effective_price_max, f.prior_min);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION variants_differ() RETURNS trigger LANGUAGE plpgsql
SET enable_nestloop = off AS $$
BEGIN
  PERFORM products_follow_variants((
    SELECT array_agg(DISTINCT f.product_id) FROM fresh f JOIN stale s USING (id)
    WHERE (f.is_active, f.stock IS NULL OR f.stock > 0, f.effective_price_minor, f.prior_minor)
      IS DISTINCT FROM (s.is_active, s.stock IS NULL OR s.stock > 0, s.effective_price_minor, s.prior_minor)));
  PERFORM products_follow_choices((
    SELECT array_agg(DISTINCT f.product_id) FROM fresh f JOIN stale s USING (id) WHERE f.is_active <> s.is_active));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Drafts are not listed yet. Their trigger sets the time when they become active.
UPDATE products SET listed_at = NULL WHERE status = 'draft';
--> statement-breakpoint
-- Reductions in force began with the last change of the price. Of a variant that was created with its sale price, or
-- whose former price nobody wrote down, no price is known from before.
UPDATE variants v SET reduced_since = c.at, prior_minor = lowest_price(v.id, v.product_id, c.former, c.at)
FROM variants r CROSS JOIN LATERAL (
  SELECT c.at, coalesce(c.price_sale_before_minor, c.price_before_minor) AS former FROM price_changes c
  WHERE c.variant_id = r.id AND coalesce(c.price_sale_before_minor, c.price_before_minor) <> coalesce(c.price_sale_minor, c.price_minor)
  ORDER BY c.at DESC, c.id DESC LIMIT 1) c
WHERE v.id = r.id AND r.price_sale_minor < r.price_minor;
