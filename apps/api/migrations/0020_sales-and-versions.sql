-- A sale changes nothing that anybody may read while more than ten pieces are left: then the catalog version stands
-- still, and cached answers stay good.
CREATE FUNCTION variants_updated() RETURNS trigger LANGUAGE plpgsql
SET enable_nestloop = off AS $$
BEGIN
  IF EXISTS (
    SELECT FROM fresh f FULL JOIN stale s USING (id)
    WHERE (f.product_id, f.sku, f.option_key, f.price_minor, f.price_sale_minor, f.position, f.is_active, f.media_id,
        least(f.stock, 11))
      IS DISTINCT FROM (s.product_id, s.sku, s.option_key, s.price_minor, s.price_sale_minor, s.position, s.is_active,
        s.media_id, least(s.stock, 11))
  ) THEN
    PERFORM pg_advisory_xact_lock_shared(727302, 1);
    PERFORM nextval('catalog_version');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER variants_changed ON variants;
--> statement-breakpoint
CREATE TRIGGER variants_changed AFTER INSERT OR DELETE OR TRUNCATE ON variants
FOR EACH STATEMENT EXECUTE FUNCTION catalog_changed();
--> statement-breakpoint
CREATE TRIGGER variants_updated AFTER UPDATE ON variants
REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION variants_updated();
